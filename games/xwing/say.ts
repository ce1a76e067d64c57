/** Questions, options and log entries as messages of the catalogue. */
import {
  type Ask,
  type LogArgs,
  type LogEntry,
  type Message,
  type MessageArg,
  type Option,
  type OptionDoing,
  readOption,
  sameFor,
} from '@dejarik/kernel'
import { printed } from './facts/printed.ts'
import { cardLabel, objectLabel, outlineLabel, shipLabel, thingLabel, typeLabel } from './labels.ts'
import { SEAT_NAMES } from './names.ts'
import { maneuverWords } from './position/maneuver.ts'
import { type Choosable, type ModifyOption, PLAIN, type Questions } from './questions.ts'
import type { Declared } from './rules/attack/declare-target.ts'
import { isTurret } from './rules/attack/weapons.ts'
import { abilityIndex, cardOf } from './rules/cards.ts'
import type { State } from './state.ts'
import { nameOf } from './text/names.ts'
import type { View } from './view.ts'

export { nameOf }

type Args = { [name: string]: MessageArg }

function name(id: string): MessageArg {
  return { name: id }
}

/** Words of options and log entries that are numbers of ships or other objects. */
const OBJECTS: readonly string[] = ['ship', 'other', 'carrier', 'target', 'defender', 'victim', 'remote']

/** Words whose value is the second half of a name. */
const NAMED: readonly string[] = [
  'token',
  'face',
  'phase',
  'arc',
  'side',
  'end',
  'environment',
  'upgrade',
  'device',
]

/** "yes" and "no" for `select`, beside names that may be missing. */
function has(value: unknown): 'yes' | 'no' {
  return value === undefined ? 'no' : 'yes'
}

/** What goes into a sentence about these words; `label` names ships and things. */
function sayArgs(words: { readonly [word: string]: unknown }, label: (word: string) => string | null): Args {
  const said: Args = {}
  for (const [word, value] of Object.entries(words)) {
    const id = label(word)
    if (id !== null) said[word] = name(id)
    else if (OBJECTS.includes(word) || word === 'thing' || value === '') continue
    else if (word === 'card' && typeof value === 'number') {
      if (value >= 0) said.card = name(cardLabel(value))
    } else if (typeof value === 'number' && (word === 'seat' || (word === 'winner' && value <= 1)))
      said[word] = name(`seat:${SEAT_NAMES[value]}`)
    else if (word === 'action') said.action = name(`action:${value}`)
    else if (word === 'faces' || word === 'from' || word === 'to')
      said[word] = String(value)
        .split(' ')
        .map((face) => ({ name: `face:${face}` }))
    else if (word === 'name') said.action = name(`scenario-action:${value}`)
    else if (word === 'template') said.template = name(`end:${value}`)
    else if (word === 'type') said.type = name(typeLabel(String(value)))
    else if (NAMED.includes(word)) said[word] = name(`${word}:${value}`)
    // Patterns can't select by a word with a hyphen.
    else if (typeof value === 'string') said[word] = value.replaceAll('-', '_')
    else if (typeof value === 'number') said[word] = value
  }
  const does =
    typeof words.card === 'number' && typeof words.ability === 'string'
      ? doesOf(words.card, words.ability)
      : null
  if (does !== null) said.does = { name: does, isText: true }
  said.hasDoes = has(said.does)
  if ('bearing' in words) said.maneuver = name(`maneuver:${maneuverOf(words)}`)
  said.hasShip = has(said.ship)
  said.hasCard = has(said.card)
  return said
}

/** The name of what an ability does, where its card says so. */
function doesOf(card: number, ability: string): string | null {
  if (card < 0 || ability === '') return null
  const one = abilityIndex().ability(card, ability)
  return (one.word === 'action' || one.word === 'modify') && one.does !== undefined
    ? `does:${card} ${ability}`
    : null
}

function maneuverOf({ speed, bearing, direction }: { readonly [word: string]: unknown }): string {
  return `${speed} ${bearing}${direction === 'none' || direction === '' ? '' : ` ${direction}`}`
}

export function sayAsk(view: View, { what, about }: Pick<Ask, 'what' | 'about'>): Message {
  const args: Args = { hasCard: has(about), hasShip: view.active < 0 ? 'no' : 'yes' }
  if (about !== undefined) args.card = name(cardLabel(about))
  if (view.active >= 0) args.ship = name(shipLabel(view, view.active))
  return { key: `ask.${what}`, args }
}

/** The key of an option among the sentences: several for one that means different things with and without a word. */
const optionKey = readOption<Questions, [], string>({
  ...sameFor([...PLAIN, 'rotate-ship', 'stay'], plainKey),
  action: ({ action }) => {
    if (action === 'card') return 'action-of-card'
    return action === 'scenario' ? 'scenario-action' : 'action'
  },
  attack: ({ weapon }) => (weapon.primary ? 'attack' : 'attack-with'),
  lock: (option) => ('target' in option ? 'lock-target' : keyByCard(option)),
  calculate: keyByCard,
  evade: keyByCard,
  focus: (option) => {
    if ('face' in option) return 'result'
    return 'card' in option ? keyByCard(option) : 'focus'
  },
  blank: () => 'result',
  deploy: (option) => ('bearing' in option ? 'deploy-with' : 'deploy'),
  obstacle: keyByTarget,
  device: keyByTarget,
  'move-to': ({ fails }) => (fails === 'yes' ? 'move-fails' : 'move-to'),
})

function plainKey({ do: key }: Choosable): string {
  return key
}

/** A card, not the rules, lets it be done. */
function keyByCard({ do: key, card }: ModifyOption): string {
  return card >= 0 ? `${key}-of-card` : key
}

/** Something on the table, or still in the hand. */
function keyByTarget(option: OptionDoing<Questions, 'obstacle' | 'device'>): string {
  return 'target' in option ? `${option.do}-target` : option.do
}

/** Whether a ship that has no part in the attack does something to its dice: then it is named. */
function isHelper({ attack }: View, ship: unknown): boolean {
  return (
    attack !== null &&
    typeof ship === 'number' &&
    ship >= 0 &&
    ship !== attack.attacker &&
    ship !== attack.defender
  )
}

/** What only an attack can say: its weapon and what is in its way. */
function attackArgs(view: View, { ship, weapon, obstructedBy }: Declared): Args {
  return {
    ...(!weapon.primary && { card: name(cardLabel(view.ships[ship].cards[weapon.slot])) }),
    turret: isTurret(weapon) ? 'yes' : 'no',
    obstructed: obstructedBy.length > 0 ? 'yes' : 'no',
    by: obstructedBy.map((thing) => ({ name: thingLabel(view, thing) })),
  }
}

export function sayOption(view: View, option: Option): Message {
  const words: { readonly [word: string]: unknown } = { ...option }
  const args = sayArgs(words, (word) => {
    const value = words[word]
    if (typeof value !== 'number' || value < 0) return null
    if (OBJECTS.includes(word)) return objectLabel(view, value)
    return word === 'thing' ? thingLabel(view, value) : null
  })
  if (isAttack(option)) {
    Object.assign(args, attackArgs(view, option))
    args.target = name(objectLabel(view, option.defender))
  }
  // Which of them is placed is a matter of outlines.
  if (typeof words.type === 'string') args.type = name(outlineLabel(words.type))
  if (typeof words.place === 'number') args.number = words.place + 1
  if (typeof words.guides === 'number') args.guides = words.guides + 1
  args.active = words.ship === view.active ? 'yes' : 'no'
  args.helps = isHelper(view, words.ship) ? 'yes' : 'no'
  return { key: `option.${optionKey(option)}`, args }
}

function isAttack(option: Option): option is Declared {
  return option.do === 'attack'
}

/** Names of ships and things go into the log with their numbers: who reads it later may have no table to look at. */
export function logArgs(s: State, args: LogArgs): LogArgs {
  const named: { [word: string]: string } = {}
  for (const [word, value] of Object.entries(args)) {
    if (typeof value !== 'number' || value < 0) continue
    if (OBJECTS.includes(word)) named[`${word}-name`] = objectLabel(s, value)
    else if (word === 'thing') named['thing-name'] = thingLabel(s, value)
    else if (word === 'dial' && typeof args.ship === 'number')
      named.maneuver = maneuverWords(printed(s.ships[args.ship]).type.dial[value])
  }
  return { ...args, ...named }
}

/** Cards that every ship has: nobody uses them. */
function isRuleCard(card: number): boolean {
  const { type } = cardOf(card)
  return type === 'scenario' || type === 'environment'
}

/** Entries that say something else with a word: a critical hit, a draw, a card's action. */
function logKey({ what, args }: LogEntry): string {
  if (what === 'action' && args.action === 'card') return 'action-of-card'
  if (what === 'action' && args.action === 'scenario') return 'scenario-action'
  if (what === 'ability' && typeof args.card === 'number' && isRuleCard(args.card)) return 'rule-ability'
  if (what === 'attack' && typeof args.card === 'number' && args.card >= 0) return 'attack-with'
  if (what === 'action-failed' && (args.action === 'card' || args.action === 'scenario'))
    return 'action-failed-other'
  if (what === 'score' && typeof args.source === 'string') return `score-for-${args.source}`
  if (what === 'game-over' && typeof args.winner === 'number' && args.winner > 1) return 'draw'
  return what
}

export function sayLog(entry: LogEntry): Message {
  const { args } = entry
  const said = sayArgs(args, (word) => {
    const label = args[`${word}-name`]
    return typeof label === 'string' ? label : null
  })
  if (typeof args.maneuver === 'string') said.maneuver = name(`maneuver:${args.maneuver}`)
  return { key: `log.${logKey(entry)}`, args: said }
}
