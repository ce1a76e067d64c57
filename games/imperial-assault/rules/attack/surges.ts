/** Step 5 (rulebook: Surges ausgeben): each surge ability once an attack (ia.surge.5). */
import type { Flow, Words } from '@dejarik/kernel'
import { type SurgeFacts, slugOf } from '../../facts/index.ts'
import type { Done, SpendSurge } from '../../offers.ts'
import type { Attack, State, T } from '../../state.ts'
import { type Me, meOf, type Named } from '../abilities.ts'
import { recoverStrain } from '../campaign/strain.ts'
import { RECOVER_STRAIN } from '../campaign/surge.ts'
import { cardOf, designOf } from '../cards.ts'
import { bitsOf } from '../conditions.ts'
import { figuresOnMap } from '../ground.ts'
import { isAsleep, isWith } from '../held.ts'
import { isHero } from '../hero.ts'
import { eachOf, says } from '../live.ts'
import { resolving } from '../windows.ts'
import { profileOf } from './profile.ts'
import { add, surgesLeft } from './results.ts'

const DONE: Done = { do: 'done' }
const NO_SURGES: readonly SurgeFacts[] = []

/** What surges can pay for in this attack: printed ones first. */
export function surgeAbilities(s: State, a: Attack): readonly SurgeFacts[] {
  if (says(s, a.attacker, 'usesNone', (none, me) => none(s, me))) return NO_SURGES
  const printed = profileOf(s, a.attacker, a.weapon).surges
  let all: SurgeFacts[] | null = isHero(s, a.attacker) ? [...printed, RECOVER_STRAIN] : null
  eachOf(s, a.attacker, 'surges', (more, me) => {
    all = [...(all ?? printed), ...more(s, me, a)]
  })
  for (const figure of figuresOnMap(s))
    if (figure !== a.attacker)
      eachOf(s, figure, 'lendsSurges', (lends, me) => {
        all = [...(all ?? printed), ...lends(s, me, a)]
      })
  return all ?? printed
}

/** Once the attack is resolved, or a hero was wounded in it, abilities that were triggered may be gone. */
export function paidSurges(s: State, a: Attack): number {
  if (a.spent.length === 0) return 0
  const abilities = surgeAbilities(s, a)
  return a.spent.reduce((sum, surge) => sum + (abilities.at(surge)?.cost ?? 1), 0)
}

export function* spendSurges(t: T, a: Attack): Flow {
  const s = t.state
  for (;;) {
    const left = surgesLeft(a, paidSurges(s, a))
    if (left <= 0) return
    const abilities = surgeAbilities(s, a)
    const most = says(s, a.attacker, 'surgeTwice', (may, me) => may(s, me, a)) ? 2 : 1
    const options: (SpendSurge | Done)[] = []
    for (const [surge, { cost, name }] of abilities.entries()) {
      const code = writtenOf(s, a, name)
      if (
        cost <= left &&
        (a.spent.filter((one) => one === surge).length < most || code?.surge?.repeats === true) &&
        code?.surge?.if?.(s, attackerOf(a), a) !== false
      )
        options.push({ do: 'surge', surge })
    }
    if (options.length === 0) return
    options.push(DONE)
    const chosen = yield* t.decide(a.controller, 'surge', options, { rule: 'ia.attack-steps.11' })
    if (chosen.do === 'done') return
    a.spent.push(chosen.surge)
    t.log?.('surge', 'ia.surge.5', { attacker: a.attacker, surge: chosen.surge })
    yield* trigger(t, a, abilities[chosen.surge])
  }
}

function attackerOf(a: Attack): Me {
  return meOf(a.controller, a.attacker)
}

/** The code of a surge ability that numbers don't say. */
function writtenOf(s: State, a: Attack, name: Words | null): Named | undefined {
  if (name === null || name === RECOVER_STRAIN.name) return undefined
  const slug = slugOf(name.en)
  const own = designOf(s.figures[a.attacker].kind).abilities.find((ability) => ability.name === slug)
  if (own !== undefined) return own
  let lent: Named | undefined
  for (let id = 0; id < s.held.length; id++)
    if (isWith(s, id, a.attacker))
      for (const ability of cardOf(s.held[id].card).abilities)
        if (ability.name === slug) {
          if (!isAsleep(s, id)) return ability
          // An ability may lend the surges of another weapon.
          lent = ability
        }
  return lent
}

/** Numbers are added at once, keywords wait until the attack is resolved (ia.surge.6). */
function* trigger(t: T, a: Attack, { effects, name }: SurgeFacts): Flow {
  if (effects !== null) {
    add(a, { ...effects, surges: effects.surge })
    a.recover += effects.recover
    a.inflicts |= bitsOf(effects.inflicts)
    a.gains |= bitsOf(effects.gains)
  }
  if (name === RECOVER_STRAIN.name) recoverStrain(t, a.attacker, 1)
  const written = writtenOf(t.state, a, name)
  if (written?.surge !== undefined)
    yield* resolving(t.state, written.key, written.surge.run(t, attackerOf(a), a))
}
