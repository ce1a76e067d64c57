/** A table to look at: two ready armies, played by lot to a moment that a test wants. */
import { imperialAssault, type View } from '@dejarik/imperial-assault'
import { findReadyArmy } from '@dejarik/imperial-assault/build'
import {
  type Answer,
  type Ask,
  type AskView,
  FastRng,
  Match,
  optionsOf,
  randomAnswer,
  writeRecord,
} from '@dejarik/kernel'
import { accepted } from '@dejarik/kernel/play'

const game = imperialAssault

export const ARMIES = ['heroes-of-the-rebellion', 'lord-vaders-escort']
export const MISSION = 'climate-research-camp-b'

export function optionsWith(armies: readonly string[] = ARMIES, mission = MISSION): unknown {
  return { armies: armies.map((id) => findReadyArmy(id)!.army), missions: [mission] }
}

/** By lot, but with a plan: attack where it can be done, else move on, seldom stop early. */
function soundly(ask: Ask, rng: FastRng): Answer {
  if (ask.form !== 'one') return randomAnswer(ask, rng)
  const options = optionsOf(ask)
  // Heroes keep the weapons that they know.
  if (ask.what === 'equip' || ask.what === 'sell') return options.length - 1
  if (ask.what !== 'act') return randomAnswer(ask, rng)
  for (const verb of ['attack', 'walk', 'move']) {
    const found = options.flatMap((option, i) => (option.do === verb ? [i] : []))
    // The last of the walks is one of the longest.
    if (found.length > 0) return found[verb === 'walk' ? found.length - 1 : rng.int(found.length)]!
  }
  return options.length - 1
}

const LONG = 1500

export type Stop = (ask: Ask, view: View) => boolean

/** Plays until `stop` likes the open question; tries other matches until one has such a moment. */
export function playUntil(stop: Stop, options: unknown = optionsWith()): Match {
  for (let seed = 1; seed < 40; seed++) {
    const match = playOn(options, seed, (now) => stop(now.asks[0]!, viewOf(now, now.asks[0]!.seat)))
    if (match !== null) return match
  }
  throw new Error('no match had such a moment')
}

/** Plays one match until `isThere` says so; null if it ends before, or takes too long. */
export function playOn(raw: unknown, seed: number, isThere: (match: Match) => boolean): Match | null {
  const options = accepted(game.readOptions(raw))
  const match = Match.start(game, options, `table ${seed}`, { log: true })
  const rng = new FastRng(seed, 0)
  // Some skirmishes by lot take very long to end.
  for (let count = 0; !match.over && count < LONG; count++) {
    if (isThere(match)) return match
    const ask = match.asks[0]!
    const no = match.answer(ask.seat, soundly(ask, rng))
    if (no !== null) throw new Error(`${ask.what}: ${no.refused}`)
  }
  return null
}

export function viewOf(match: Match, seat: number): View {
  return match.view(seat) as View
}

/** The question as the page gets it. */
export function asked(match: Match): AskView {
  const ask = match.asks[0]!
  return match.askFor(ask, ask.seat)
}

/** What the shelf of a visitor holds under `dejarik.match.<id>`. */
export function keptTable(id: string, match: Match, seat = match.asks[0]!.seat) {
  const record = writeRecord(match.record)
  const kept = {
    id,
    game: 'imperial-assault',
    record,
    seat,
    level: 'greedy',
    botSeed: 1,
    when: 0,
    over: false,
  }
  return { [`dejarik.match.${id}`]: kept }
}
