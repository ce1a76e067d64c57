/** The rules of building a command deck: exactly 15 cards, their costs together, and the limits printed on them. */
import { type Assembled, COMMAND_DECK_COST, COMMAND_DECK_SIZE, commandCostOf, sizeOf } from './army.ts'
import { exceptionsIn } from './exceptions.ts'
import { named, type Problem, problem } from './problem.ts'

/** What the cards of the deck may cost together, with what upgrades add. */
export function commandLimitOf(all: Assembled): number {
  return exceptionsIn(all).reduce(
    (sum, { exception }) => sum + (exception.commandCost ?? 0),
    COMMAND_DECK_COST,
  )
}

export function commandProblems(all: Assembled): readonly Problem[] {
  const count = sizeOf(all.army.commands)
  const cost = commandCostOf(all.army)
  const limit = commandLimitOf(all)
  const difference = Math.abs(COMMAND_DECK_SIZE - count)
  const how = count < COMMAND_DECK_SIZE ? 'few' : 'many'
  const args = { count, size: COMMAND_DECK_SIZE, difference, how }
  return [
    ...(difference === 0 ? [] : [problem('commands-size', 'ia.command-cards.9', args)]),
    ...(cost > limit
      ? [problem('commands-cost', 'ia.command-cards.10', { cost, limit, over: cost - limit })]
      : []),
    ...copyProblems(all),
  ]
}

function copyProblems({ commands }: Assembled): readonly Problem[] {
  return commands
    .filter(({ card, count }) => count > card.limit)
    .map(({ card: { id, limit }, count }) => {
      const about = named('command', id)
      const args = { card: about, count, most: limit, over: count - limit }
      return problem('commands-copies', 'ia.command-cards.11', args, [about])
    })
}
