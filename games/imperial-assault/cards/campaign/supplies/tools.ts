/** Grenades, a comlink, data and goods. */
import type { Flow } from '@dejarik/kernel'
import type { Space } from '../../../map/index.ts'
import type { Exhaust } from '../../../offers.ts'
import { ability, action, always, CARD, type Me, may, type Named, when } from '../../../rules/abilities.ts'
import { rollDie } from '../../../rules/attack/pools.ts'
import { RED, YELLOW } from '../../../rules/attack/results.ts'
import { designOf } from '../../../rules/cards.ts'
import { gain, STUNNED } from '../../../rules/conditions.ts'
import { sufferAll } from '../../../rules/damage.ts'
import { groundOf } from '../../../rules/ground.ts'
import { discardCard } from '../../../rules/held.ts'
import { exhaust } from '../../../rules/ready.ts'
import { NONE, type State, type T } from '../../../state.ts'
import { written } from '../../card.ts'
import { chooseSpace } from '../../choices.ts'
import { figuresAt } from '../../figures.ts'
import { damageObjectsIn, spacesWithin } from '../../spaces.ts'

/** A space within three, and a die for everybody on it or beside it. */
function grenade(
  name: string,
  die: number,
  then: (t: T, me: Me, space: Space, damage: number) => Flow,
): Named {
  return ability(
    name,
    action({
      cost: { discard: true },
      *run(t, me) {
        const space = yield* chooseSpace(t, me, spacesWithin(t.state, me.figure, 3))
        if (space === null) return
        yield* then(t, me, space, rollDie(t, die, CARD).damage)
      },
    }),
  )
}

const fragGrenade = grenade('c22-frag-grenade', RED, function* (t, me, space, damage) {
  const spaces = [space, ...groundOf(t.state).counting.adjacent(space)]
  const hit = figuresAt(t.state, space)
  yield* damageObjectsIn(t, me, spaces, damage)
  yield* sufferAll(t, hit, damage, me.figure)
})

const shockGrenade = grenade('shock-grenade', YELLOW, function* (t, me, space, damage) {
  const hit = figuresAt(t.state, space)
  yield* sufferAll(t, hit, damage, me.figure)
  for (const figure of hit) gain(t, figure, STUNNED)
})

/** Ready deployment cards that are not elite; heroes have none (ia.elite-figure.6). */
function regularGroups(s: State): Exhaust[] {
  return s.groups.flatMap(({ kind, ready, figures }, group): Exhaust[] => {
    const { facts, sheet } = designOf(kind)
    if (!ready || sheet !== null || facts.elite) return []
    return figures.some((figure) => s.figures[figure].space !== NONE) ? [{ do: 'exhaust', group }] : []
  })
}

const comlink = ability(
  'c1-comlink',
  may('round-start', {
    cost: { discard: true },
    if: (s) => regularGroups(s).length > 0,
    *run(t, me) {
      const options = regularGroups(t.state)
      exhaust(t, (yield* t.choose(me.seat, 'exhaust', options, { rule: CARD })).group)
    },
  }),
)

/** The Imperial player shows his hand and the reserved groups, and takes them back. */
const troopData = ability(
  'troop-data',
  when('supply-drawn', {
    if: (_s, me, { held }) => held === me.held,
    run(t, me) {
      const { campaign } = t.state
      if (campaign === null) return
      t.revealed('hand')
      for (const kind of campaign.hand) t.log?.('hand-revealed', CARD, { kind })
      for (const kind of campaign.reserve) t.log?.('reserve-revealed', CARD, { kind })
      discardCard(t, me.held)
    },
  }),
)

export const TOOLS = [
  written('supply/c1-comlink', comlink),
  written('supply/c22-frag-grenade', fragGrenade),
  written('supply/shock-grenade', shockGrenade),
  written('supply/troop-data', troopData),
  written('supply/valuable-goods', ability('valuable-goods', always({ credits: 100 }))),
]
