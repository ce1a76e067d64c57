/** Groups that a mission's rules speak of: which they are, and what is different about them. */
import type { Seat } from '@dejarik/kernel'
import { surgesFrom } from '../../facts/index.ts'
import type { Me, Moment, Passive, When } from '../../rules/abilities.ts'
import { designOf } from '../../rules/cards.ts'
import { healthOf } from '../../rules/damage.ts'
import { defeat, isWipedOut } from '../../rules/defeat.ts'
import { figuresOnMap } from '../../rules/ground.ts'
import { heroCount } from '../../rules/hero.ts'
import { type FigureId, type GroupId, NONE, type State } from '../../state.ts'
import type { RoleWords } from '../language/campaign-words.ts'
import { allOf } from './conditions.ts'
import { numberOf } from './numbers.ts'
import { EMPTY_SCENE, type Names, named, sideNumber } from './scene.ts'

/** A group by the counter that holds its number and 1; initial groups come right after the heroes. */
export function roleFinder(counter: number, initial: number, card: string): (s: State) => GroupId {
  return (s) => {
    if (s.counters[counter] > 0) return s.counters[counter] - 1
    const group = heroCount(s) + initial
    const kind = s.groups[group]?.kind ?? NONE
    return initial >= 0 && kind !== NONE && designOf(kind).facts.id === card ? group : NONE
  }
}

interface Role extends RoleWords {
  readonly groupOf: (s: State) => GroupId
}

/** What roles change about their figures. */
export function roleRules(
  names: Names,
  roles: { readonly [id: string]: RoleWords },
): { readonly always: Passive; readonly when: readonly When[] } {
  const all = Object.entries(roles).map(
    ([id, words]): Role => ({ ...words, groupOf: named(names.roles, id) }),
  )
  const sumOf = (of: (role: Role) => RoleWords['health']): Passive['health'] => {
    const parts = all.flatMap((role) => {
      const words = of(role)
      return words === undefined ? [] : [{ role, number: numberOf(names, words) }]
    })
    if (parts.length === 0) return undefined
    return (s, { figure }) => {
      let sum = 0
      for (const { role, number } of parts)
        if (s.figures[figure].group === role.groupOf(s)) sum += number(s, { ...EMPTY_SCENE, figure })
      return sum
    }
  }
  const idle = all
    .filter(({ idleIf }) => idleIf !== undefined)
    .map((role) => ({ role, holds: allOf(names, role.idleIf) }))
  const isIdle = (s: State, figure: FigureId): boolean =>
    idle.some(
      ({ role, holds }) =>
        s.figures[figure].group === role.groupOf(s) && holds(s, { ...EMPTY_SCENE, figure }),
    )
  const twice = all.filter((role) => role.twice === true)
  const health = sumOf((role) => role.health)
  const speed = sumOf((role) => role.speed)
  const surging = all.flatMap(({ groupOf, surges: more = [] }) =>
    more.length === 0 ? [] : [{ groupOf, surges: surgesFrom(more) }],
  )
  const guarded = all.flatMap(({ groupOf, guardedBy }) =>
    guardedBy === undefined ? [] : [{ groupOf, guardedBy, holds: allOf(names, guardedBy.if) }],
  )
  const aside = all.filter((role) => role.setAside === true)
  const lasting = all.filter((role) => role.outlasts === true)
  const slow = all.filter((role) => role.movesOnce === true)
  const firm = all.flatMap(({ groupOf, unpushedBy }) =>
    unpushedBy === undefined ? [] : [{ groupOf, side: sideNumber(unpushedBy) }],
  )
  const starting: When = {
    word: 'when',
    at: 'round-start',
    run({ state: s }) {
      for (const { groupOf } of twice) if (groupOf(s) !== NONE) s.groups[groupOf(s)].spare = 1
      for (const group of s.groups)
        if (group.figures.some((figure) => s.figures[figure].space !== NONE && isIdle(s, figure)))
          group.ready = false
    },
  }
  return {
    always: {
      ...(health !== undefined && { health }),
      ...(speed !== undefined && { speed }),
      ...(guarded.length > 0 && {
        guards: (s: State, target: FigureId) =>
          guarded.flatMap(({ groupOf, guardedBy: { strain = 0, must = false }, holds }) =>
            s.figures[target].group !== groupOf(s)
              ? []
              : figuresOnMap(s)
                  .filter((figure) => figure !== target && holds(s, { ...EMPTY_SCENE, figure }))
                  .map((figure) => ({ figure, strain, must })),
          ),
      }),
      ...(surging.length > 0 && {
        surges: (s: State, { figure }: Me) =>
          surging.flatMap(({ groupOf, surges }) => (s.figures[figure].group === groupOf(s) ? surges : [])),
      }),
      ...(slow.length > 0 && {
        movesOnce: (s: State, { figure }: Me) =>
          slow.some(({ groupOf }) => s.figures[figure].group === groupOf(s)),
      }),
      ...(firm.length > 0 && {
        cannotBePushed: (s: State, { figure }: Me, by: Seat) =>
          firm.some(({ groupOf, side }) => side === by && s.figures[figure].group === groupOf(s)),
      }),
      ...(idle.length > 0 && {
        cannotAttack: (s: State, { figure }) => isIdle(s, figure),
        cannotExit: (s: State, { figure }) => isIdle(s, figure),
      }),
    },
    when: [
      ...(idle.length === 0 && twice.length === 0 ? [] : [starting]),
      ...(twice.length === 0 ? [] : [arriving(twice)]),
      ...(lasting.length === 0 ? [] : [falling(lasting, 'activation-end'), falling(lasting, 'round-end')]),
      ...(aside.length === 0 ? [] : [keepingAside(aside)]),
    ],
  }
}

/** Who comes in the middle of a round activates twice in it, too. */
function arriving(twice: readonly Role[]): When {
  const isMeant = (s: State, { group }: Moment): boolean => twice.some(({ groupOf }) => groupOf(s) === group)
  return {
    word: 'when',
    at: 'group-deployed',
    if: (s, _me, at) => isMeant(s, at),
    run({ state: s }, _me, { group }) {
      s.groups[group].spare = 1
    },
  }
}

/** Who has outlasted its wounds is defeated when it has nothing left to do in the round. */
function falling(lasting: readonly Role[], window: 'activation-end' | 'round-end'): When {
  const fallen = (s: State, at: Moment): FigureId[] =>
    lasting.flatMap(({ groupOf }) => {
      const group = groupOf(s)
      if (group === NONE || s.groups[group].ready) return []
      return s.groups[group].figures.filter((figure) => {
        const { space, damage } = s.figures[figure]
        const isOver = window === 'round-end' || figure === at.figure
        return isOver && space !== NONE && damage >= healthOf(s, figure)
      })
    })
  return {
    word: 'when',
    at: window,
    if: (s, _me, at) => fallen(s, at).length > 0,
    *run(t, _me, at) {
      for (const figure of fallen(t.state, at)) yield* defeat(t, figure, NONE)
    },
  }
}

/** The card of such a group has just gone back to the hand with all others. */
function keepingAside(aside: readonly Role[]): When {
  const isAside = (s: State, { figure }: Moment): boolean =>
    isWipedOut(s, s.figures[figure].group) &&
    aside.some(({ groupOf }) => groupOf(s) === s.figures[figure].group)
  return {
    word: 'when',
    at: 'defeated',
    if: (s, _me, at) => isAside(s, at),
    run({ state: s }, _me, { figure }) {
      const hand = s.campaign?.hand ?? []
      const place = hand.lastIndexOf(s.figures[figure].kind)
      if (place >= 0) hand.splice(place, 1)
    },
  }
}
