/** The steps of set-up in their order (rulebook: "Spielaufbau", xw.g.setup.1). */
import { done, type Flow } from '@dejarik/kernel'
import { CARD_STREAM, DECK_STREAM, type T } from '../../state.ts'
import { drain, raise } from '../ability-queue.ts'
import { environmentOf, playableEnvironments } from '../environments.ts'
import { scoreDeficits } from '../mission-points.ts'
import { rollPlayerOrder } from '../player-order.ts'
import { scenarioOf } from '../scenarios.ts'
import { lastForces } from './forces.ts'
import { ruleCardsOf } from './rule-cards.ts'

export { forces, OWN_EDGE, shipLimit } from './forces.ts'
export { obstacleLimit, obstacles } from './obstacles.ts'
export { addThing } from './things.ts'

/** Gather Forces: an environment card is drawn if the players agreed on one (xw.a.env-use.1); then who begins. */
export function* order(t: T): Flow<string> {
  const s = t.state
  if (s.options.environment === 'random') {
    const cards = playableEnvironments()
    s.environment.id = cards[t.int(CARD_STREAM, cards.length)].id
    s.ruleCards = ruleCardsOf(s)
    t.revealed('card')
  }
  rollPlayerOrder(t, 'xw.g.setup.6')
  scoreDeficits(t)
  const environment = environmentOf(s)
  if (environment !== null) {
    t.log?.('environment', 'xw.a.env-use.1', { environment: environment.id })
    yield* done(environment.prepare(t))
  }
  return 'objectives'
}

export function* objectives(t: T): Flow<string> {
  yield* done(scenarioOf(t.state).placeObjectives(t))
  return 'obstacles'
}

/** Damage decks are shuffled, then what is set up last, then ships held back until now (xw.g.setup.20, .23). */
export function* ready(t: T): Flow<string> {
  const s = t.state
  for (const seat of [0, 1]) t.shuffle(DECK_STREAM + seat, s.decks[seat].draw)
  t.revealed('shuffle')
  yield* raise(t, { event: 'setup-ends', ship: -1 })
  yield* drain(t)
  yield* lastForces(t)
  return 'planning'
}
