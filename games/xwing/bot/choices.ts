/** How much a sound player likes each option of a question, in mission points. */
import type { AskOne, Option } from '@dejarik/kernel'
import { abilityIndex, cardOf } from '../cards/catalogue.ts'
import type { ActionOption } from '../rules/actions.ts'
import type { Declared } from '../rules/attack/declare-target.ts'
import { dialled, flightsOf, ionManeuver, whatItFlies } from '../rules/maneuver.ts'
import { footprint } from '../rules/range.ts'
import { isIonized } from '../rules/tokens.ts'
import { type Ship, type State, THING } from '../state.ts'
import { ActionChoice, markGain } from './actions.ts'
import { modificationValue } from './dice.ts'
import { profileOf } from './profile.ts'
import { bandsBetween } from './shot.ts'
import { attackWorth } from './targets.ts'
import { perDamage } from './worth.ts'

type Words = Option & { readonly [word: string]: unknown }

export function valuesOf(s: State, ask: AskOne, options: readonly Option[]): number[] {
  switch (ask.what) {
    case 'action':
    case 'linked-action':
      return actionValues(s, options)
    case 'attack':
      return options.map((option) =>
        option.do === 'attack' ? attackWorth(s, option as unknown as Declared) : 0,
      )
    case 'modify-attack-dice':
    case 'modify-defense-dice':
      return options.map((option) => modificationValue(s, ask, option))
    case 'use-ability':
      return abilityValues(ask)
    case 'next-activation':
      return options.map((option) => flyingValue(s, s.ships[(option as Words).ship as number]))
    case 'lock':
      return lockValues(s, options)
    case 'evade-result':
      return options.map((option) => (option.do === 'blank' ? 1 : 0))
    case 'rotate':
      return turretValues(s, options)
    case 'tow':
    case 'scramble':
      return options.map((option) => objectiveValue(s, ask.seat, option as Words))
    case 'system':
      return options.map((option) => systemValue(s, option as Words))
    default:
      return options.some(({ do: what }) => what === 'move-to' || what === 'place-at')
        ? endValues(s, ask.seat, options)
        : options.map((option) => plainValue(s, ask, option as Words))
  }
}

function actionValues(s: State, options: readonly Option[]): number[] {
  const choices = new Map<number, ActionChoice>()
  return options.map((option) => {
    if (option.do !== 'action') return 0
    const action = option as unknown as ActionOption
    let choice = choices.get(action.ship)
    if (choice === undefined) {
      choice = new ActionChoice(s, s.ships[action.ship])
      choices.set(action.ship, choice)
    }
    return choice.worthOf(action)
  })
}

/** Foils that cost attack dice while they are closed: the first side of their cards. */
const FOILS: readonly string[] = ['integratedsfoils', 'servomotorsfoils']

function abilityValues({ about }: AskOne): number[] {
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

function lockValues(s: State, options: readonly Option[]): number[] {
  const choices = new Map<number, ActionChoice>()
  return options.map((option) => {
    // A lock that a card offers may be declined: then there is no target to look at.
    if (option.do === 'decline') return 0
    const { ship, target } = option as Words
    let choice = choices.get(ship as number)
    if (choice === undefined) {
      choice = new ActionChoice(s, s.ships[ship as number])
      choices.set(ship as number, choice)
    }
    return choice.lockGain(target as number)
  })
}

function turretValues(s: State, options: readonly Option[]): number[] {
  if (s.phase === 'setup') return options.map((option) => ((option as Words).arc === 'front' ? 1 : 0))
  const choice = new ActionChoice(s, s.ships[(options[0] as Words).ship as number])
  return options.map((option) => choice.turretGain((option as Words).arc as Ship['turret']))
}

/** Ends of a boost, roll or the like; an enemy who moves one's ship wants the opposite. */
function endValues(s: State, seat: number, options: readonly Option[]): number[] {
  const mover = options.find(({ do: what }) => what === 'move-to' || what === 'place-at') as Words
  const ship = s.ships[mover.ship as number]
  const choice = new ActionChoice(s, ship)
  const sign = ship.seat === seat ? 1 : -1
  return options.map((option) => {
    const words = option as Words
    if (option.do !== 'move-to' && option.do !== 'place-at') return sign * choice.endValue(footprint(ship))
    if (words.fails === 'yes') return -20
    return sign * choice.endValueAt(words.x as number, words.y as number, words.a as number)
  })
}

function objectiveValue(s: State, seat: number, { target }: Words): number {
  return markGain(s, seat, s.things[(target as number) - THING].mark)
}

/** Devices are for enemies that are near and friends that are not. */
function systemValue(s: State, { do: what, ship, card }: Words): number {
  if (what === 'done') return 0
  if (what !== 'system') return what === 'dock' ? -1 : 0.5
  const places = (abilityIndex().of('system')?.[card as number] ?? []).some(
    ({ ability }) => ability.places !== undefined,
  )
  if (!places) return 0.2
  const it = s.ships[ship as number]
  let value = -0.3
  for (const other of s.ships) {
    if (other === it || other.zone !== 'play' || bandsBetween(it.pose, other.pose) > 2.2) continue
    value += other.seat === it.seat ? -0.5 : 0.5
  }
  return value
}

/** Enemies before friends; of enemies those that have most to lose, of friends those that are worth most. */
function plainValue(s: State, ask: AskOne, { do: what, ship, target }: Words): number {
  if (what === 'decline' || what === 'nobody' || what === 'no') return 0
  const object = (target ?? ship) as number | undefined
  if (object === undefined || object < 0 || object >= s.ships.length) return what === 'yes' ? 1 : 0.5
  const it = s.ships[object]
  return it.seat === ask.seat ? 0.5 + profileOf(it).points / 100 : 1 + perDamage(s, it)
}
