/** A mission many times over: by whom it is played, and how its sides did. */
import type { Level } from '@dejarik/bots'
import { type SideStandings, sideStandings, winningSide } from '@dejarik/bots/league'
import type { Game, Side } from '@dejarik/kernel'
import { didYouMean } from '../did-you-mean.ts'
import { numbersFor } from '../odds/figures.ts'
import { botsFor, optionsFor } from '../settings.ts'
import type { Missions, Shell } from '../shell.ts'
import { type Played, type Setting, seedOf } from '../threads/jobs.ts'
import { BadInput } from '../trouble.ts'

export interface MissionFlags {
  readonly mission: string
  readonly heroes?: number
  readonly matches: number
  readonly seed: string
  readonly bots?: readonly Level[]
}

export interface MissionSetting extends Setting {
  readonly heroes: number
}

/** One setting for each match. Unless it is said how many heroes play, every number comes in turn. */
export async function missionSettings(
  shell: Shell,
  game: Game,
  flags: MissionFlags,
): Promise<readonly MissionSetting[]> {
  const { mission, matches, seed, bots } = flags
  const missions = await shell.registry.missions?.[game.id]?.()
  if (missions === undefined) throw new BadInput('--mission: {game} has no missions.', { game: game.id })
  const { ids, table } = missions
  if (!ids.includes(mission))
    throw new BadInput('There is no mission "{mission}". {meant}Missions: {ids}.', {
      mission,
      meant: didYouMean(mission, ids),
      ids: ids.join(', '),
    })
  const numbers = heroNumbers(missions, flags.heroes)
  return Array.from({ length: matches }, (_, i) => {
    const heroes = numbers[i % numbers.length]
    const options = optionsFor(game, table(mission, heroes, seedOf(seed, i)))
    return { heroes, options, bots: botsFor(game, options, bots) }
  })
}

function heroNumbers({ heroes: { fewest, most } }: Missions, wanted: number | undefined): readonly number[] {
  if (wanted === undefined) return Array.from({ length: most - fewest + 1 }, (_, more) => fewest + more)
  if (wanted < fewest || wanted > most)
    throw new BadInput('--heroes {wanted}: a mission is played by {fewest} to {most} heroes.', {
      wanted,
      fewest,
      most,
    })
  return [wanted]
}

/** Wins by side, and the share of its matches that each side won. */
interface SidesReport {
  readonly wins: { readonly [sideOrDraw: string]: number }
  readonly won: SideStandings['won']
}

export interface MissionReport extends SidesReport {
  readonly byHeroes: readonly (SidesReport & { readonly heroes: number; readonly matches: number })[]
}

/** Matches that met a bug count for nobody. */
export function missionReport(
  game: Game,
  settings: readonly MissionSetting[],
  results: readonly Played[],
): MissionReport {
  const sidesOf = (i: number): readonly Side[] => game.sides?.(settings[i].options) ?? []
  const sides = sidesOf(0).map(({ name }) => name)
  const report = (fits: (heroes: number) => boolean): SidesReport & { readonly matches: number } => {
    const winners = results.flatMap((one, i) =>
      one.error === undefined && fits(settings[i].heroes) ? [winningSide(sidesOf(i), one.winners)] : [],
    )
    const { matches, wins, draws, won } = sideStandings(sides, winners)
    return { matches, wins: { ...wins, draw: draws }, won }
  }
  const { wins, won } = report(() => true)
  const numbers = [...new Set(settings.map(({ heroes }) => heroes))].sort((a, b) => a - b)
  return { wins, won, byHeroes: numbers.map((heroes) => ({ heroes, ...report((n) => n === heroes) })) }
}

/** The same for a terminal, each figure on a line. */
export function missionFigures(
  { wins, won, byHeroes }: MissionReport,
  { say, reader }: Pick<Shell, 'say' | 'reader'>,
): { readonly [name: string]: unknown } {
  const { share: percent } = numbersFor(reader)
  const inPercent = (all: SideStandings['won']): string =>
    Object.entries(all)
      .map(([side, { share, low, high }]) =>
        say('{side} {share} ({low} to {high})', {
          side,
          share: percent(share),
          low: percent(low),
          high: percent(high),
        }),
      )
      .join(' · ')
  const rows = byHeroes.map(({ heroes, matches, won: share }) => [
    say('{heroes} heroes ({matches})', { heroes, matches }),
    inPercent(share),
  ])
  return { wins, won: inPercent(won), ...Object.fromEntries(rows) }
}
