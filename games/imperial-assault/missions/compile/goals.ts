/** What each side wins by: its words, and what of it can be counted. */
import { isHero, isWounded } from '../../rules/hero.ts'
import type { Goal, Progress } from '../../rules/mission.ts'
import type { State } from '../../state.ts'
import { MISSION_SIDES, type MissionSide } from '../language/campaign-words.ts'
import type { ScenarioWords, Statement } from '../language/words.ts'
import { type Names, named, sideNumber } from './scene.ts'

export function goalsOf(names: Names, words: ScenarioWords): readonly Goal[] {
  const goals = words.campaign?.goals
  if (goals === undefined) return []
  return MISSION_SIDES.map((side) => ({
    side: sideNumber(side),
    text: goals[side],
    counted: countedFor(names, words, side),
  }))
}

/** Whether a side wins by these statements, at once and for sure. */
export function wins(statements: readonly Statement[], side: MissionSide): boolean {
  return statements.some((one) => one.do === 'win' && one.side === side && one.if === undefined)
}

/** A counter that a side wins by, else heroes that are wounded. */
function countedFor(names: Names, { events = [] }: ScenarioWords, side: MissionSide): Goal['counted'] {
  for (const event of events)
    if (event.on === 'reaches' && event.if === undefined && wins(event.do, side)) {
      const counter = named(names.counters, event.counter)
      return (s) => ({ there: Math.min(s.counters[counter], event.value), needed: event.value })
    }
  return events.some((event) => event.on === 'all-wounded' && wins(event.do, side)) ? woundedHeroes : null
}

function woundedHeroes(s: State): Progress {
  const heroes = s.figures.flatMap((_, id) => (isHero(s, id) ? [id] : []))
  return { there: heroes.filter((id) => isWounded(s, id)).length, needed: heroes.length }
}
