/** Questions, options and log entries as messages of the catalogue. */
import {
  type Ask,
  type LogArgs,
  type LogEntry,
  type Message,
  type MessageArg,
  type NameArg,
  type Option,
  readOption,
  sameFor,
  YES_NO_WORDS,
} from '@dejarik/kernel'
import { ATTACK_DICE, DEFENSE_DICE } from './facts/index.ts'
import {
  abilityLabel,
  attributeLabel,
  cardLabel,
  commandLabel,
  conditionLabel,
  deedLabel,
  deploymentLabel,
  faceLabel,
  figureLabel,
  groupLabel,
  heldLabel,
  missionLabel,
  pointLabel,
  questionLabel,
  type Seen,
  seatLabel,
  spaceLabel,
  standLabel,
  surgeLabel,
  tokenLabel,
  zoneLabel,
} from './labels.ts'
import { counted, isLarge } from './map/index.ts'
import type { Target, TurnDie } from './offers.ts'
import { stateFrom } from './preview.ts'
import { PLAIN, type Questions } from './questions.ts'
import { abilityAt } from './rules/abilities.ts'
import { isFresh } from './rules/attack/rerolls.ts'
import { surgeAbilities } from './rules/attack/surges.ts'
import { cardOf, designOf } from './rules/cards.ts'
import { missionAt } from './rules/missions.ts'
import { NONE, REBELS, type State } from './state.ts'
import type { View } from './view.ts'

export { nameOf } from './text/names.ts'

type Args = { [name: string]: MessageArg }

function named(label: string): NameArg {
  return { name: label }
}

/** What is read aloud. */
function read(label: string): NameArg {
  return { name: label, isText: true }
}

/** A question of the mission's own is said as its card says it; others may name the ability that asks. */
export function sayAsk(view: View, { what, about }: Pick<Ask, 'what' | 'about'>): Message {
  const { mission, using, activation, campaign, turn } = view
  const args: Args = {
    hasAbility: using.length > 0 ? 'yes' : 'no',
    // Heroes and allies have no groups to speak of.
    isHeroes: campaign !== null && turn === REBELS ? 'yes' : 'no',
    amount: view.attacks.at(-1)?.cleave ?? 0,
    ...nameArgs(view, { figure: activation?.figure ?? NONE }),
  }
  const asking = using.at(-1)
  if (asking !== undefined) args.ability = named(abilityLabel(asking))
  if (about !== undefined && mission !== NONE)
    args.question = named(`question:${missionAt(mission).id}/${about}`)
  return { key: `ask.${what}`, args }
}

/** Words of options and log entries that are numbers of things, and what these are called. */
const LABELS: { readonly [word: string]: (seen: Seen, value: number) => string } = {
  figure: figureLabel,
  attacker: figureLabel,
  target: figureLabel,
  by: figureLabel,
  group: groupLabel,
  object: tokenLabel,
  token: tokenLabel,
  to: standLabel,
  space: spaceLabel,
  zone: zoneLabel,
  seat: seatLabel,
  player: seatLabel,
  // There are no command cards in a campaign.
  card: ({ campaign }, value) => (campaign === null ? commandLabel(value) : cardLabel(value)),
  held: heldLabel,
  weapon: heldLabel,
  on: heldLabel,
  hero: figureLabel,
  kind: (_, value) => deploymentLabel(value),
  point: pointLabel,
  attribute: (_, value) => attributeLabel(value),
  condition: (_, value) => conditionLabel(value),
  mission: (_, value) => missionLabel(value),
  option: questionLabel,
}

/** Names of what the words speak of; `hasFigure` says whether there is one, for `select`. */
function nameArgs(seen: Seen, given: object): Args {
  const args: Args = {}
  for (const [word, value] of Object.entries(given)) {
    if (word === 'ability' && typeof value === 'string') args.ability = named(abilityLabel(value))
    else if (typeof value === 'number' && Object.hasOwn(LABELS, word)) {
      args[hasWord(word)] = value === NONE ? 'no' : 'yes'
      if (value !== NONE) args[word] = named(LABELS[word](seen, value))
    } else if (typeof value === 'number') args[word] = value
  }
  return args
}

function hasWord(word: string): string {
  return `has${word.slice(0, 1).toUpperCase()}${word.slice(1)}`
}

/** What somebody has done enough of, by the step of a campaign that it ends. */
const DONE: { readonly [step: string]: string } = {
  equip: 'done-equipping',
  'sell-items': 'done-selling',
  'buy-items': 'done-buying',
  'buy-classes': 'done-buying',
  agenda: 'done-buying',
  'imperial-class': 'done-buying',
}

/** Surges are spent in step 5 of an attack; missions let the Empire deploy at any time. */
function doneKey({ step, attacks }: View): string {
  return attacks.at(-1)?.step === 5 ? 'done' : (DONE[step] ?? 'done-deploying')
}

/** As its name says it, with what its fields name and what else is to be said. */
function saying(view: View, option: Option, more: Args = {}): Message {
  return { key: `option.${option.do}`, args: { ...nameArgs(view, option), ...more } }
}

const sayPlain = (option: Option, view: View): Message => saying(view, option)

/** A mission lets a player pick it. */
const sayPick =
  (what: string) =>
  (option: Option & { readonly id: number }, view: View): Message => ({
    key: `option.${option.do}`,
    args: nameArgs(view, { [what]: option.id }),
  })

interface OfDie extends Option {
  readonly pool?: 'attack' | 'defense'
  readonly color: number
  readonly side?: number
}

const sayDie = (option: OfDie, view: View): Message =>
  saying(view, option, { face: named(shownLabel(option.pool, option.color, option.side)) })

/** With what it shows now: of two dice of a colour it matters which is turned. */
const sayTurned = (option: TurnDie, view: View): Message => {
  const attack = view.attacks[view.attacks.length - 1]
  return saying(view, option, {
    face: named(shownLabel(option.pool, option.color, option.side)),
    shown: named(shownLabel(option.pool, option.color, attack.attackSides[option.die])),
    isFresh: isFresh(attack, option.pool, option.die) ? 'yes' : 'no',
  })
}

const sayDeed = (option: Option & { readonly what: string }, view: View): Message =>
  saying(view, option, { deed: named(deedLabel(view, option.what)) })

const sayPrice = (option: Option & { readonly card: number }, view: View): Message =>
  saying(view, option, { price: cardOf(option.card).facts.cost })

const saidOption = readOption<Questions, [View], Message>({
  ...sameFor(PLAIN, sayPlain),
  ...sameFor(['reroll', 'remove-die', 'test-die'], sayDie),
  'turn-die': sayTurned,
  ...sameFor(['buy-item', 'buy-class', 'buy-agenda'], sayPrice),
  'pick-figure': sayPick('figure'),
  'pick-token': sayPick('token'),
  'pick-space': sayPick('space'),
  'pick-option': sayPick('option'),
  'pick-door': (option, view) => saying(view, option, { door: option.id + 1 }),
  attack: (option, view) =>
    saying(view, option, {
      ...distanceArgs(option.distance),
      isLarge: hasSeveralSpaces(view, option) ? 'yes' : 'no',
    }),
  // An ability may let one of several move, who need not be the figure that acts.
  walk: (option, view) =>
    saying(view, option, { isActing: view.activation?.figure === option.figure ? 'yes' : 'no' }),
  special: (option, view) =>
    saying(view, option, { actions: abilityAt(option.ability).action?.actions ?? 1 }),
  die: (option, view) => saying(view, option, { die: named(`die:${ATTACK_DICE[option.die]}`) }),
  add: (option, view) => saying(view, option, { result: named(`result:${option.result}`) }),
  surge: (option, view) => saying(view, option, surgeArgs(view, option.surge)),
  interact: (option, view) =>
    saying(view, option, { deed: named(deedLabel(view, option.what)), door: option.door + 1 }),
  spend: sayDeed,
  'choose-effect': (option, view) => ({
    key: `option.choose-effect-${option.effect}`,
    args: nameArgs(view, option),
  }),
  done: (_option, view) => ({ key: `option.${doneKey(view)}` }),
  ...YES_NO_WORDS,
})

export function sayOption(view: View, option: Option): Message {
  return saidOption(option, view)
}

/** What a die shows; one that was not rolled is called by its colour. */
function shownLabel(pool: unknown, color: number, side: unknown): string {
  const of = pool === 'defense' ? 'defense' : 'attack'
  return typeof side === 'number' && side !== NONE
    ? faceLabel(of, color, side)
    : `die:${(of === 'attack' ? ATTACK_DICE : DEFENSE_DICE)[color]}`
}

/** Whether it has several spaces, each of which can be the target space (ia.large-figures.3, ia.attacking-objects.13). */
function hasSeveralSpaces({ figures, mission }: View, { target, object }: Target): boolean {
  if (target === NONE) return missionAt(mission).tokens[object]?.door !== undefined
  return isLarge(designOf(figures[target].kind).facts.base)
}

/** How far it is, where there is a way to count along. */
export function distanceArgs(distance: number): { hasDistance: 'yes' | 'no'; distance?: number } {
  const spaces = counted(distance)
  return spaces === null ? { hasDistance: 'no' } : { hasDistance: 'yes', distance: spaces }
}

/** A surge ability of the attack under way, by its place. */
function surgeArgs(view: View, place: number): Args {
  const ability = surgeAbilities(stateFrom(view), view.attacks[view.attacks.length - 1])[place]
  return { surge: named(surgeLabel(ability)), cost: ability.cost }
}

/** Names go into the log with their numbers: who reads it later may have no table to look at. */
export function logArgs(s: State, args: LogArgs): LogArgs {
  const labels: { [word: string]: string } = {}
  for (const [word, value] of Object.entries(args)) {
    if (typeof value !== 'number' || value === NONE) continue
    if (Object.hasOwn(LABELS, word)) labels[`${word}-name`] = LABELS[word](s, value)
  }
  const { surge, what, attacker, ability } = args
  if (typeof ability === 'string') labels['ability-name'] = abilityLabel(ability)
  if (typeof surge === 'number' && typeof attacker === 'number') {
    const attack = s.attacks.findLast((one) => one.attacker === attacker)
    if (attack !== undefined) labels['surge-name'] = surgeLabel(surgeAbilities(s, attack)[surge])
  }
  if (typeof what === 'string') labels['deed-name'] = deedLabel(s, what)
  return { ...args, ...labels }
}

/** Entries that say something else with a word. */
function logKey({ what, args }: LogEntry): string {
  if (what === 'attack' && args.target === NONE) return 'attack-object'
  if (what === 'cleave' && args.figure === NONE) return 'cleave-object'
  return what
}

export function sayLog(entry: LogEntry): Message {
  const { args } = entry
  const said: Args = {}
  for (const [word, value] of Object.entries(args)) {
    const label = args[`${word}-name`]
    if (Object.hasOwn(LABELS, word)) said[hasWord(word)] = typeof label === 'string' ? 'yes' : 'no'
    if (typeof label === 'string') said[word] = named(label)
    else if (typeof value === 'number') said[word] = value
  }
  // Sides of a campaign are said in other words than players: there are several Rebels.
  said.side = sideOf(args['seat-name'])
  if (typeof args['deed-name'] === 'string') said.deed = named(args['deed-name'])
  const { color, side, pool, door } = args
  if (typeof color === 'number') said.face = named(shownLabel(pool, color, side))
  if (typeof door === 'number') said.door = door + 1
  Object.assign(said, rolledArgs(args), campaignArgs(entry))
  return { key: `log.${logKey(entry)}`, args: said }
}

function sideOf(seat: unknown): string {
  const name = typeof seat === 'string' ? seat.replace('seat:', '') : ''
  return name === 'rebels' || name === 'empire' ? name : 'none'
}

/** What only entries of a campaign have: lists of cards, dice of a test, what is read aloud. */
function campaignArgs({ args }: LogEntry): Args {
  const { cards, dice, sides, ending, secret, 'mission-name': mission } = args
  const said: Args = {}
  if (isList(cards)) said.cards = cards.map((card) => named(cardLabel(card)))
  if (isList(dice) && isList(sides))
    said.dice = dice.map((color, i) => named(faceLabel('attack', color, sides[i])))
  if (typeof mission === 'string') {
    const id = mission.replace('mission:', '')
    said.briefing = read(`briefing:${id}`)
    if (typeof ending === 'number') said.ending = read(`ending:${id}/${ending}`)
    if (typeof secret === 'number') {
      said.secret = named(`secret:${id}/${secret}`)
      said.text = read(`secret-text:${id}/${secret}`)
    }
  }
  return said
}

/** What all dice of an attack show. */
function rolledArgs({ attackDice, attackSides, defenseDice, defenseSides }: LogArgs): Args {
  if (!isList(attackDice) || !isList(attackSides) || !isList(defenseDice) || !isList(defenseSides)) return {}
  return {
    dice: attackDice.map((color, i) => named(faceLabel('attack', color, attackSides[i]))),
    defense: defenseDice.map((color, i) => named(faceLabel('defense', color, defenseSides[i]))),
    hasDefense: defenseDice.length > 0 ? 'yes' : 'no',
  }
}

function isList(value: unknown): value is readonly number[] {
  return Array.isArray(value)
}
