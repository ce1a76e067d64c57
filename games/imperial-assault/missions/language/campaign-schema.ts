/** The words of campaign missions as data, for `schema.ts`. */
import type { Shape } from '@dejarik/kernel'
import { ATTRIBUTES } from '../../facts/index.ts'
import { FACES, GROUP_SIDES, MISSION_COLORS, MISSION_KINDS, MISSION_SIDES, WANTS } from './campaign-words.ts'
import { CARD_TRAITS } from './words.ts'

type Words = { readonly [word: string]: Shape }

export const CAMPAIGN_SHAPES: Words = {
  campaign: {
    kind: 'mission-kind',
    color: 'mission-color?',
    hero: 'hero?',
    threat: 'whole',
    briefing: 'words',
    goals: 'goals?',
    entrance: 'spaces',
    points: 'point{}?',
    initial: 'initial[]?',
    reserved: 'card[]?',
    open: 'whole?',
    mercenaries: 'flag?',
    massiveInside: 'flag?',
    incapacitates: 'flag?',
    empireFirst: 'flag?',
    bareHands: 'bare-hands?',
    rebelsWaitIf: 'condition[]?',
    noThreatIf: 'condition[]?',
    endings: 'ending{}',
    aims: 'aim[]?',
    secrets: 'secret{}?',
  },
  goals: { rebels: 'words', empire: 'words' },
  secret: { name: 'words', text: 'words' },
  'bare-hands': { dice: 'die[]', test: 'attribute', surges: 'surge[]' },
  point: { at: 'spaces', active: 'flag?', not: 'card-trait?' },
  initial: { card: 'card', at: 'spaces', role: 'role-id?' },
  ending: {
    winner: 'mission-side',
    text: 'words',
    if: 'condition[]?',
    heroXp: 'whole?',
    empireXp: 'whole?',
    creditsPerHero: 'whole?',
    credits: 'whole?',
    influence: 'whole?',
    next: 'id?',
    forced: 'id?',
    reward: 'reward?',
    allies: 'card[]?',
    villains: 'card[]?',
    raises: 'whole?',
  },
  aim: {
    side: 'mission-side',
    want: 'want',
    what: 'place?',
    figures: 'condition[]?',
    by: 'condition[]?',
    if: 'condition[]?',
  },
  role: {
    name: 'words',
    health: 'number?',
    speed: 'number?',
    surges: 'surge[]?',
    incapacitates: 'flag?',
    guardedBy: 'guard?',
    twice: 'flag?',
    outlasts: 'flag?',
    movesOnce: 'flag?',
    unpushedBy: 'mission-side?',
    arsenal: 'arsenal?',
    setAside: 'flag?',
    idleIf: 'condition[]?',
  },
  arsenal: { dice: 'whole', most: 'whole' },
  'door-pass': { side: 'mission-side', if: 'condition[]?' },
  guard: { if: 'condition[]', strain: 'whole?', must: 'flag?' },
  'door-test': { attributes: 'attribute[]', needed: 'whole?', if: 'condition[]?' },
  // biome-ignore lint/suspicious/noThenProperty: a word of the language; nothing waits for it
  option: { name: 'words', if: 'condition[]?', once: 'flag?', then: 'statement[]' },
}

export const CAMPAIGN_CONDITIONS: Words = {
  role: { role: 'role-id' },
  card: { cards: 'card[]' },
  reserved: { card: 'card' },
  disarmed: {},
  hero: { hero: 'hero' },
}

export const CAMPAIGN_NUMBERS: Words = {
  heroes: {},
  threat: {},
  'threat-level': {},
  suffered: {},
  'figure-cost': {},
  'activation-tokens': {},
  activations: { of: 'mission-side' },
}

export const CAMPAIGN_STATEMENTS: Words = {
  // biome-ignore lint/suspicious/noThenProperty: as above
  'read-aloud': { secret: 'secret-id', then: 'statement[]' },
  deploy: {
    card: 'card',
    at: 'place?',
    role: 'role-id?',
    side: 'group-side?',
    exhausted: 'flag?',
    figures: 'whole?',
  },
  'activate-point': { point: 'point-id' },
  'deactivate-point': { point: 'point-id' },
  threat: { add: 'number' },
  credits: { credits: 'number', each: 'flag?' },
  influence: { influence: 'number' },
  win: { side: 'mission-side' },
  decide: { ask: 'words', who: 'player?', options: 'option[]' },
  test: {
    attributes: 'attribute[]',
    needed: 'number?',
    passed: 'statement[]?',
    failed: 'statement[]?',
  },
  'optional-deployment': { reinforces: 'flag?', at: 'point-id?' },
  depart: {},
  supply: {},
  hand: { card: 'card' },
  ready: { to: 'figures' },
  exhaust: { to: 'figures' },
  defeat: { to: 'figures' },
  move: { spaces: 'number', who: 'player?' },
  'recover-strain': { to: 'figures', amount: 'number' },
  appear: { hero: 'hero', at: 'place' },
  attack: { on: 'condition[]?' },
  'turn-items': { to: 'figures', face: 'face' },
}

export const CAMPAIGN_EVENTS: Words = {
  wounded: {},
  'all-wounded': {},
  leaves: { where: 'place?' },
  reaches: { counter: 'counter', value: 'int' },
  attacked: { door: 'door' },
}

export const CAMPAIGN_CHOICES: { readonly [type: string]: readonly string[] } = {
  'card-trait': CARD_TRAITS,
  'mission-kind': MISSION_KINDS,
  'mission-color': MISSION_COLORS,
  'mission-side': MISSION_SIDES,
  'group-side': GROUP_SIDES,
  want: WANTS,
  face: FACES,
  attribute: ATTRIBUTES,
}
