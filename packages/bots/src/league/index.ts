export { type PlayedMatch, playMatch, REPEATABLE } from './play.ts'
export {
  type Fixture,
  fixturesOf,
  HERE,
  type Lane,
  playSeries,
  type Series,
  type SeriesResult,
  type Standing,
  type Venue,
} from './series.ts'
export { type SideStandings, sideStandings, winningSide } from './sides.ts'
export { type Encounter, elo, type Share, wilson } from './statistics.ts'
