/** The rules of building a team: points, affiliations, uniques, plot and battlefield. */
import { type CardFacts, findCard, isFront } from '../facts/index.ts'
import { type Assembled, TEAM_POINTS } from './deck.ts'
import { exceptionOf, speakers } from './exceptions.ts'
import type { Format } from './formats.ts'
import { teamPoints, unmetNeeds } from './points.ts'
import { named, type Problem, problem } from './problem.ts'

export function teamProblems(all: Assembled, format: Format): readonly Problem[] {
  return [
    ...memberProblems(all),
    ...pointProblems(all, format),
    ...affiliationProblems(all),
    ...uniqueProblems(all),
    ...plotProblems(all),
    ...unmetNeeds(all, format).map(({ card, need }) =>
      problem('deck-needs', 'sd.golden-rule.1', { card: named('card', card.id), need }, [card.id]),
    ),
    ...battlefieldProblems(all),
  ]
}

function memberProblems({ deck, team }: Assembled): readonly Problem[] {
  const found: Problem[] = []
  if (team.length === 0) found.push(problem('deck-no-characters', 'sd.team.7', {}))
  for (const { card: id, dice } of deck.characters) {
    const card = findCard(id)
    if (card === undefined) continue
    const args = { card: named('card', id) }
    if (card.type !== 'character')
      found.push(
        problem('deck-not-a-character', 'sd.team.1', { ...args, type: named('type', card.type) }, [id]),
      )
    else if (dice === 2 && card.points?.elite == null)
      found.push(problem('deck-no-elite', 'sd.st-custom.6', args, [id]))
  }
  return found
}

/** A plot's points count like a character's (sd.plot.3); a negative one makes room (sd.plot.7). */
function pointProblems(all: Assembled, format: Format): readonly Problem[] {
  const points = teamPoints(all, format)
  if (points <= TEAM_POINTS) return []
  const args = { points, limit: TEAM_POINTS, over: points - TEAM_POINTS }
  return [problem('deck-points', all.plot === null ? 'sd.team.1' : 'sd.plot.3', args)]
}

function affiliationProblems(all: Assembled): readonly Problem[] {
  if (speakers(all).some(({ id }) => exceptionOf(id).mixesAffiliations === true)) return []
  const hero = all.team.find(({ card }) => card.affiliation === 'hero')
  const villain = all.team.find(({ card }) => card.affiliation === 'villain')
  if (hero === undefined || villain === undefined) return []
  const args = { hero: named('card', hero.card.id), villain: named('card', villain.card.id) }
  return [problem('deck-mixed-team', 'sd.team.2', args, [hero.card.id, villain.card.id])]
}

/** Titles count, not subtitles (sd.unique.8). */
function uniqueProblems({ team }: Assembled): readonly Problem[] {
  return team.flatMap(({ card }, i) => {
    const twin = team.findIndex((other) => other.card.name.en === card.name.en && other.card.unique)
    if (!card.unique || twin === i) return []
    const sameCard = team[twin].card.id === card.id
    const rule = sameCard ? 'sd.team.4' : 'sd.unique.8'
    return [problem('deck-unique', rule, { card: named('card', card.id) }, [team[twin].card.id, card.id])]
  })
}

function plotProblems({ deck, plot, team }: Assembled): readonly Problem[] {
  if (plot === null) return []
  const args = { card: named('card', plot.id) }
  if (plot.type !== 'plot' || !isFront(plot.id))
    return [problem('deck-not-a-plot', 'sd.plot.2', { ...args, type: named('type', plot.type) }, [plot.id])]
  const found: Problem[] = []
  const lacks = (test: (card: CardFacts) => boolean): boolean => !team.some(({ card }) => test(card))
  if (plot.affiliation !== 'neutral' && lacks((card) => card.affiliation === plot.affiliation))
    found.push(
      problem(
        'deck-plot-affiliation',
        'sd.plot.5',
        { ...args, affiliation: named('affiliation', plot.affiliation) },
        [plot.id],
      ),
    )
  if (plot.color !== 'gray' && lacks((card) => card.color === plot.color))
    found.push(
      problem('deck-plot-color', 'sd.plot.6', { ...args, color: named('color', plot.color) }, [plot.id]),
    )
  if (deck.elitePlot === true && plot.points?.elite === plot.points?.normal)
    found.push(problem('deck-no-elite', 'sd.st-custom.6', args, [plot.id]))
  return [...found, ...underProblems(plot, deck.underPlot ?? [])]
}

function underProblems(plot: CardFacts, under: readonly string[]): readonly Problem[] {
  const { subtype, most } = exceptionOf(plot.id).under ?? { subtype: '', most: 0 }
  const wrong = under.filter((id, i) => {
    const card = findCard(id)
    const fits = card?.type === 'event' && card.subtypes.includes(subtype)
    return i >= most || !fits || under.indexOf(id) < i
  })
  if (wrong.length === 0) return []
  return [problem('deck-under-plot', 'sd.golden-rule.1', { card: named('card', plot.id), most }, wrong)]
}

function battlefieldProblems(all: Assembled): readonly Problem[] {
  const { battlefield, secondBattlefield } = all.deck
  const brings = Math.max(1, ...speakers(all).map(({ id }) => exceptionOf(id).battlefields ?? 1))
  const found: Problem[] = []
  if (battlefield === null) found.push(problem('deck-no-battlefield', 'sd.battlefield-choice.1', {}))
  if (secondBattlefield !== undefined && brings < 2)
    found.push(
      problem(
        'deck-second-battlefield',
        'sd.battlefield-choice.1',
        { card: named('card', secondBattlefield) },
        [secondBattlefield],
      ),
    )
  for (const id of [battlefield, secondBattlefield]) {
    const card = findCard(id ?? '')
    if (card !== undefined && (card.type !== 'battlefield' || !isFront(card.id)))
      found.push(
        problem(
          'deck-not-a-battlefield',
          'sd.battlefield-choice.1',
          { card: named('card', card.id), type: named('type', card.type) },
          [card.id],
        ),
      )
  }
  return found
}
