import { FastRng } from '@dejarik/kernel'
import { type Player, someAnswer } from '../../test-support/index.ts'

export interface Play {
  /** Verbs that are chosen before others. */
  readonly eager?: readonly string[]
  /** How long bots may think, in milliseconds. */
  readonly patience?: number
  /** Looked at after each message, with the number of answers given so far. */
  readonly enough?: (answers: number) => boolean
}

/** Answers whenever these people are asked, with bots between them, until the match is over or `enough`. */
export async function playAmongBots(
  people: readonly Player[],
  match: string,
  { eager, patience, enough = () => false }: Play = {},
): Promise<void> {
  const rng = new FastRng(1)
  const isAsked = (one: Player) => one.asked(match) !== null
  for (let answers = 0; ; answers++) {
    const isOver = () => people[0].at(match).table.status === 'over' || enough(answers)
    const isDue = () => isOver() || people.some(isAsked)
    await Promise.race(people.map((one) => one.until(isDue, 'a question', patience)))
    const asked = people.find(isAsked)
    if (isOver() || asked === undefined) return
    const { version } = asked.at(match).table
    await asked.answer(match, someAnswer(asked.asked(match)!, rng, eager))
    await asked.until(() => asked.at(match).table.version > version, 'the answer counts')
  }
}
