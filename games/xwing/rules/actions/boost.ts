/** Boost (rulebook: "Schub"). */
import type { Flow } from '@dejarik/kernel'
import {
  boostWith,
  curvedTemplate,
  straightTemplate,
  type TemplateName,
  templateNamed,
} from '../../geometry/index.ts'
import type { Ship, ShipId, State, T } from '../../state.ts'
import { isGranted, opinions } from '../ask-cards.ts'
import { type Reposition, reposition, type Way } from './reposition.ts'

/** `straight 1` and `bank 1` stand for left and right alike (xw.g.boost.2). */
const USUAL: readonly TemplateName[] = ['straight 1', 'bank 1']

/** Names of the templates that a ship boosts with. */
export function boostTemplates(s: State, ship: Ship): readonly TemplateName[] {
  const given = opinions(s, 'boosts', ship).filter((names) => names !== null)
  return given.length > 0 ? given.flat() : USUAL
}

export function boostWays(s: State, ship: Ship, faster = false): Way[] {
  const templates = boostTemplates(s, ship)
  return boostsWith(faster ? templates.map((name) => templateNamed(name).faster ?? name) : templates)
}

/** Boosts with the templates of these names. */
export function boostsWith(templates: readonly TemplateName[]): Way[] {
  return templates.flatMap((name): Way[] => {
    const { shape, speed } = templateNamed(name)
    if (shape === 'straight')
      return [{ side: 'straight', end: name, move: boostWith(straightTemplate(speed)) }]
    return (['left', 'right'] as const).map((side) => ({
      side,
      end: name,
      move: boostWith(curvedTemplate(shape, speed, side)),
    }))
  })
}

export const BOOST: Reposition = { what: 'boost', rule: 'xw.g.boost.7', how: 'boost', mayFail: true }

/** One template, laid to one side. */
export interface BoostTemplate {
  readonly name: TemplateName
  readonly side: 'left' | 'straight' | 'right'
}

export interface HowBoosted {
  /** With templates of 1 speed more. */
  readonly faster?: boolean
  /** With this one alone. */
  readonly template?: BoostTemplate
  readonly reposition?: Partial<Reposition>
}

/** False if it failed. */
export function* chooseBoost(
  t: T,
  ship: ShipId,
  { faster = false, template, reposition: how = {} }: HowBoosted = {},
): Flow<boolean> {
  const s = t.state
  const mayBePartial = isGranted(s, 'partialBoost', s.ships[ship])
  const ways =
    template === undefined
      ? boostWays(s, s.ships[ship], faster)
      : boostsWith([template.name]).filter(({ side }) => side === template.side)
  return (yield* reposition(t, ship, ways, { ...BOOST, mayBePartial, ...how })) === true
}
