/**
 * The words of the mission language as data: the reader, the check and the documentation's test go by this. A field's type
 * ends with `?` if the field may be left out, with `[]` for a list, with `{}` for an object whose keys are ids of its own.
 */
import type { Shape, Vocabulary } from '@dejarik/kernel'
import { CONDITION_IDS } from '../../facts/index.ts'
import { TOKEN_COLORS } from '../../state.ts'
import {
  CAMPAIGN_CHOICES,
  CAMPAIGN_CONDITIONS,
  CAMPAIGN_EVENTS,
  CAMPAIGN_NUMBERS,
  CAMPAIGN_SHAPES,
  CAMPAIGN_STATEMENTS,
} from './campaign-schema.ts'
import { FIGURE_TRAITS, LIMITS, PLAYERS, RESULTS, WHO } from './words.ts'

/** Objects with fixed fields. */
export const SHAPES: { readonly [name: string]: Shape } = {
  file: { id: 'id', name: 'words', map: 'map', scenarios: 'scenario[]' },
  map: {
    width: 'whole',
    height: 'whole',
    tiles: 'tile[]',
    doors: 'edges{}?',
    walls: 'edges?',
    openings: 'edges?',
    impassable: 'spaces?',
    zones: 'zones?',
    areas: 'area{}?',
    terminals: 'spaces?',
  },
  zones: { red: 'spaces', blue: 'spaces' },
  area: { name: 'words', spaces: 'spaces' },
  scenario: {
    id: 'id?',
    name: 'words?',
    text: 'words',
    campaign: 'campaign?',
    roles: 'role{}?',
    doors: 'door-rules{}?',
    tokens: 'token{}?',
    counters: 'int{}?',
    additionalPoints: 'number?',
    modifiers: 'modifier[]?',
    difficultIsFree: 'flag?',
    terminalsWithoutCard: 'condition[]?',
    events: 'event[]?',
  },
  'door-rules': {
    name: 'words?',
    locked: 'flag?',
    opensIf: 'condition[]?',
    test: 'door-test?',
    letsThrough: 'door-pass?',
    attack: 'object?',
  },
  object: { health: 'number', block: 'number?', dice: 'defense-die[]?', if: 'condition[]?' },
  token: {
    name: 'words',
    at: 'spaces?',
    red: 'spaces?',
    blue: 'spaces?',
    reserve: 'whole?',
    claimed: 'whole?',
    retrieve: 'retrieve?',
    carried: 'carried?',
    attack: 'object?',
    colors: 'token-color[]?',
    facedown: 'flag?',
    difficult: 'flag?',
    blocks: 'flag?',
  },
  retrieve: { most: 'whole?', losesPoints: 'whole?', if: 'condition[]?', bring: 'bring?' },
  bring: { to: 'place', points: 'whole' },
  carried: { attack: 'results?', defense: 'results?', speed: 'int?', cannotAttack: 'flag?' },
  results: Object.fromEntries(RESULTS.map((result) => [result, 'int?'])),
  /** Figures with conditions; `figure` alone is the one that it is about. */
  figures: { figures: 'condition[]' },
  modifier: { while: 'while', objects: 'flag?', if: 'condition[]?', results: 'results' },
  ...CAMPAIGN_SHAPES,
}

/** Objects that begin with a word. */
// biome-ignore lint/suspicious/noThenProperty: a word of the language; nothing waits for it
const THEN = { then: 'statement[]' }
const deed = { id: 'id', name: 'words' }
const event = (fields: Shape): Shape => ({
  name: 'words?',
  ...fields,
  if: 'condition[]?',
  limit: 'limit?',
  ours: 'flag?',
  do: 'statement[]',
})
const statement = (fields: Shape): Shape => ({ ...fields, if: 'condition[]?' })
const each = (
  words: { readonly [word: string]: Shape },
  make: (fields: Shape) => Shape,
): Vocabulary['words'] =>
  Object.fromEntries(Object.entries(words).map(([word, fields]) => [word, make(fields)]))

export const VOCABULARIES: { readonly [name: string]: Vocabulary } = {
  condition: {
    key: 'is',
    words: {
      controls: { what: 'place', player: 'player?' },
      in: { where: 'place', who: 'who?' },
      near: { what: 'place', within: 'whole?', who: 'who?' },
      adjacent: { what: 'place', who: 'who?' },
      sees: { what: 'place' },
      carries: { kind: 'kind' },
      carried: { by: 'player?' },
      belongs: { to: 'player' },
      'set-aside': {},
      claimed: { by: 'player' },
      marked: {},
      facedown: {},
      color: { color: 'token-color' },
      side: { of: 'player' },
      another: {},
      figure: { trait: 'trait' },
      'at-least': { number: 'number', of: 'number' },
      'at-most': { number: 'number', of: 'number' },
      equal: { number: 'number', of: 'number' },
      leads: { number: 'number' },
      closed: { door: 'door' },
      not: { if: 'condition[]' },
      any: { of: 'condition[]' },
      ...CAMPAIGN_CONDITIONS,
    },
  },
  number: {
    key: 'number',
    words: {
      count: { of: 'group', if: 'condition[]?', times: 'int?' },
      // biome-ignore lint/suspicious/noThenProperty: as above
      when: { if: 'condition[]', then: 'number' },
      marks: {},
      amount: {},
      rolled: {},
      round: {},
      counter: { counter: 'counter' },
      sum: { of: 'number[]' },
      product: { of: 'number[]' },
      ...CAMPAIGN_NUMBERS,
    },
  },
  statement: {
    key: 'do',
    words: each(
      {
        score: { who: 'scorer', points: 'number' },
        damage: { to: 'figures', amount: 'number' },
        strain: { to: 'figures', amount: 'number' },
        recover: { to: 'figures', amount: 'number' },
        gain: { to: 'figures', condition: 'condition-id' },
        lose: { to: 'figures', condition: 'condition-id' },
        roll: { die: 'die', result: 'die-result?', ...THEN },
        choose: {
          what: 'choice',
          ask: 'words',
          who: 'player?',
          kind: 'kind?',
          near: 'place?',
          within: 'whole?',
          nearest: 'place?',
          where: 'condition[]?',
          optional: 'flag?',
          ...THEN,
        },
        may: { ask: 'words', who: 'player?', ...THEN },
        'for-each': { of: 'group', where: 'condition[]?', ...THEN },
        'for-each-player': { order: 'order?', ...THEN },
        repeat: { times: 'number', ...THEN },
        'move-token': { spaces: 'whole', ask: 'words', ignoresDoors: 'flag?', optional: 'flag?' },
        mark: { marks: 'number' },
        unmark: {},
        flip: {},
        reveal: {},
        discard: {},
        claim: {},
        own: {},
        retrieve: {},
        drop: {},
        'discard-carried': { kind: 'kind', count: 'whole?' },
        'claim-carried': { kind: 'kind', count: 'whole?' },
        take: { kind: 'kind' },
        'put-down': { kind: 'kind', marks: 'whole?' },
        'place-token': { kind: 'kind', at: 'place' },
        'place-figure': { at: 'place' },
        'lose-points': { points: 'whole' },
        'open-door': { door: 'door-here' },
        'close-door': { door: 'door-here', whole: 'flag?' },
        counter: { counter: 'counter', add: 'number?', set: 'number?' },
        draw: { who: 'player', cards: 'number' },
        ...CAMPAIGN_STATEMENTS,
      },
      statement,
    ),
  },
  event: {
    key: 'on',
    words: each(
      {
        'set-up': {},
        'round-start': { round: 'whole?' },
        'round-end': { round: 'whole?' },
        'activation-start': {},
        'activation-end': {},
        enters: { where: 'place?' },
        suffers: { atLeast: 'whole?' },
        defeated: {},
        destroyed: { kind: 'kind' },
        opened: { door: 'door' },
        interact: { ...deed, with: 'place', incapacitated: 'flag?' },
        spend: { ...deed, points: 'whole' },
        action: { ...deed, cost: 'whole' },
        ...CAMPAIGN_EVENTS,
      },
      event,
    ),
  },
}

/** Leaves that are one of a few words. */
export const CHOICES: { readonly [type: string]: readonly string[] } = {
  player: PLAYERS,
  scorer: ['each', ...PLAYERS.slice(0, 3)],
  who: WHO,
  trait: FIGURE_TRAITS,
  limit: LIMITS,
  while: ['attacking', 'defending'],
  order: ['initiative', 'reverse'],
  choice: ['figure', 'token', 'space', 'door'],
  die: ['red', 'blue', 'green', 'yellow'],
  'die-result': ['damage', 'surge', 'accuracy'],
  'defense-die': ['black', 'white'],
  'condition-id': CONDITION_IDS,
  'token-color': TOKEN_COLORS,
  'figure-word': ['figure'],
  ...CAMPAIGN_CHOICES,
}

/** Places without a name behind a colon, and what may stand before one. */
export const PLACES: readonly string[] = [
  'figure',
  'token',
  'that',
  'space',
  'door',
  'entrance',
  'interior',
  'exterior',
  'difficult',
]
export const NAMED_PLACES: readonly string[] = [
  'zone',
  'area',
  'tokens',
  'spaces',
  'door',
  'point',
  'role',
  'hero',
]
export const ZONES: readonly string[] = ['own', 'opponent', 'any', 'red', 'blue']
