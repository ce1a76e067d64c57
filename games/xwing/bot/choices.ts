/** How much a sound player likes each option of a question, in mission points. */
import { never, type OptionDoing, type OptionOf, optionsOf, sameFor, type WhatOf } from '@dejarik/kernel'
import type { AskFor, Choosable, MoveQuestion, Questions } from '../questions.ts'
import { abilityIndex, cardOf } from '../rules/cards.ts'
import { dialled, flightsOf, ionManeuver, whatItFlies } from '../rules/maneuver.ts'
import { footprint } from '../rules/range.ts'
import { isIonized } from '../rules/tokens.ts'
import { type ObjectId, type Ship, type State, THING } from '../state.ts'
import { ActionChoice, markGain } from './actions.ts'
import { modificationValue } from './dice.ts'
import { profileOf } from './profile.ts'
import { bandsBetween } from './shot.ts'
import { attackWorth } from './targets.ts'
import { perDamage } from './worth.ts'

type OneQuestion = WhatOf<Questions, 'one'>
/** What the options of a question are worth; a method type, because TypeScript does not see that a question and its entry go together. */
type Weigh<W extends OneQuestion> = { values(s: State, ask: AskFor<W>): number[] }['values']
type Values = { readonly [W in OneQuestion]: Weigh<W> }

const VALUES: Values = {
  action: actionValues,
  'linked-action': actionValues,
  attack: (s, ask) => optionsOf(ask).map((option) => (option.do === 'attack' ? attackWorth(s, option) : 0)),
  'modify-attack-dice': modificationValues,
  'modify-defense-dice': modificationValues,
  'use-ability': (_s, ask) => abilityValues(ask),
  'next-activation': (s, ask) => optionsOf(ask).map(({ ship }) => flyingValue(s, s.ships[ship])),
  lock: lockValues,
  'evade-result': (_s, ask) => optionsOf(ask).map((option) => (option.do === 'blank' ? 1 : 0)),
  rotate: turretValues,
  ...sameFor(['tow', 'scramble'], objectiveValues),
  system: (s, ask) => optionsOf(ask).map((option) => systemValue(s, option)),
  ...sameFor(['barrel-roll', 'boost', 'decloak', 'tractor', 'tallon'], endValues),
  ...sameFor(
    [
      'begin-docked',
      'bomb-or-turret',
      'choose-charge',
      'choose-damage-card',
      'choose-device',
      'choose-maneuver',
      'choose-obstacle',
      'choose-payload',
      'choose-result',
      'choose-ship',
      'choose-template',
      'choose-token',
      'cloak-fails',
      'concussion-bomb',
      'coordinate',
      'countdown',
      'dealt-card',
      'deploy',
      'dock',
      'emergency-deploy',
      'equip',
      'exchange-upgrade',
      'expose-or-suffer',
      'flip-card',
      'gain-strain',
      'gain-stress',
      'guess-maneuver',
      'jam',
      'jam-target',
      'lock-or-stress',
      'lose-shield-or-expose',
      'mine-victim',
      'next-detonation',
      'next-engagement',
      'next-placed',
      'next-system',
      'place-device',
      'recover-charge',
      'reinforce',
      'reload',
      'relocate',
      'remote-attack',
      'remote-focus',
      'assign-condition',
      'move-obstacle',
      'remove-condition',
      'remove-token',
      'repair',
      'repair-or-recover',
      'reroll-attack-die',
      'reroll-defense-die',
      'rotate-ship',
      'seismic-charge',
      'set-dial',
      'slam',
      'suffer-damage',
      'torpedo-lock',
      'whose-shield',
    ],
    plainValues,
  ),
}

export function valuesOf(s: State, ask: AskFor<OneQuestion>): number[] {
  const values: Weigh<OneQuestion> = VALUES[ask.what]
  return values(s, ask)
}

function actionValues(s: State, ask: AskFor<'action' | 'linked-action'>): number[] {
  const choices = new Map<number, ActionChoice>()
  return optionsOf(ask).map((option) => {
    if (option.do !== 'action') return 0
    let choice = choices.get(option.ship)
    if (choice === undefined) {
      choice = new ActionChoice(s, s.ships[option.ship])
      choices.set(option.ship, choice)
    }
    return choice.worthOf(option)
  })
}

function modificationValues(s: State, ask: AskFor<'modify-attack-dice' | 'modify-defense-dice'>): number[] {
  return optionsOf(ask).map((option) => modificationValue(s, ask, option))
}

/** Foils that cost attack dice while they are closed: the first side of their cards. */
const FOILS: readonly string[] = ['integratedsfoils', 'servomotorsfoils']

function abilityValues({ about }: AskFor<'use-ability'>): number[] {
  const card = about === undefined ? null : cardOf(about)
  if (card === null) return [1, 0]
  // A cache is kept as long as it scores.
  if (card.type === 'scenario') return [-1, 0]
  const [id, side] = card.id.split('#')
  if (FOILS.includes(id)) return side === undefined ? [1, 0] : [-1, 0]
  return [1, 0]
}

/** Whoever can fly without hitting a friend goes first. */
function flyingValue(s: State, ship: Ship): number {
  const maneuver = dialled(ship)
  if (maneuver === null) return 0
  const flown = isIonized(ship) ? ionManeuver(maneuver) : whatItFlies(s, ship, maneuver)
  const [first] = flightsOf(s, ship, flown)
  const { x, y, sin, cos } = footprint(ship)
  return (first === undefined || first.flight.full ? 1 : 0) + (x * sin + y * cos) * 1e-9
}

function lockValues(s: State, ask: AskFor<'lock'>): number[] {
  const choices = new Map<number, ActionChoice>()
  return optionsOf(ask).map((option) => {
    // A lock that a card offers may be declined: then there is no target to look at.
    if (option.do === 'decline') return 0
    let choice = choices.get(option.ship)
    if (choice === undefined) {
      choice = new ActionChoice(s, s.ships[option.ship])
      choices.set(option.ship, choice)
    }
    return choice.lockGain(option.target)
  })
}

function turretValues(s: State, ask: AskFor<'rotate'>): number[] {
  const options = optionsOf(ask)
  if (s.phase === 'setup') return options.map(({ arc }) => (arc === 'front' ? 1 : 0))
  const choice = new ActionChoice(s, s.ships[options[0].ship])
  return options.map(({ arc }) => choice.turretGain(arc))
}

/** Ends of a boost, roll or the like; an enemy who moves one's ship wants the opposite. */
function endValues(s: State, ask: AskFor<MoveQuestion | 'tallon'>): number[] {
  const options = optionsOf<OptionOf<Questions, MoveQuestion | 'tallon'>>(ask)
  const mover = options.find((option) => option.do !== 'decline')
  if (mover === undefined) return options.map(() => 0)
  const ship = s.ships[mover.ship]
  const choice = new ActionChoice(s, ship)
  const sign = ship.seat === ask.seat ? 1 : -1
  return options.map((option) => {
    if (option.do === 'decline') return sign * choice.endValue(footprint(ship))
    if (option.do === 'move-to' && option.fails === 'yes') return -20
    return sign * choice.endValueAt(option.x, option.y, option.a)
  })
}

function objectiveValues(s: State, ask: AskFor<'tow' | 'scramble'>): number[] {
  return optionsOf(ask).map(({ target }) => markGain(s, ask.seat, s.things[target - THING].mark))
}

/** Devices are for enemies that are near and friends that are not. */
function systemValue(s: State, option: OptionOf<Questions, 'system'>): number {
  switch (option.do) {
    case 'done':
      return 0
    case 'dock':
      return -1
    case 'decloak':
    case 'deploy':
      return 0.5
    case 'system':
      return abilityValue(s, option)
    default:
      return never(option)
  }
}

function abilityValue(s: State, option: OptionDoing<Questions, 'system'>): number {
  const abilities = abilityIndex().of('system')?.[option.card] ?? []
  if (!abilities.some(({ ability }) => ability.places !== undefined)) return 0.2
  const it = s.ships[option.ship]
  let value = -0.3
  for (const other of s.ships) {
    if (other === it || other.zone !== 'play' || bandsBetween(it.pose, other.pose) > 2.2) continue
    value += other.seat === it.seat ? -0.5 : 0.5
  }
  return value
}

function plainValues(s: State, ask: AskFor<OneQuestion>): number[] {
  return optionsOf<Choosable>(ask).map((option) => plainValue(s, ask.seat, option))
}

/** Enemies before friends; of enemies those that have most to lose, of friends those that are worth most. */
function plainValue(s: State, seat: number, option: Choosable): number {
  const { do: what } = option
  if (what === 'decline' || what === 'nobody' || what === 'no') return 0
  const object = objectOf(option)
  if (object === undefined || object < 0 || object >= s.ships.length) return what === 'yes' ? 1 : 0.5
  const it = s.ships[object]
  return it.seat === seat ? 0.5 + profileOf(it).points / 100 : 1 + perDamage(s, it)
}

/** What it is about: a target, else a ship. */
function objectOf(option: Choosable): ObjectId | undefined {
  if ('target' in option) return option.target
  return 'ship' in option ? option.ship : undefined
}
