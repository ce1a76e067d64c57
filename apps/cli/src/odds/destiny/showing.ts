import { type CardFacts, sideCode } from '@dejarik/destiny/facts'
import { BadInput } from '../../trouble.ts'

/** Reads `2MD1, Sp, -`: what each die shows, in the order of --dice. */
export function showingFrom(text: string, dice: readonly CardFacts[]): readonly number[] {
  const codes = text.split(',').map((code) => code.trim())
  if (codes.length !== dice.length)
    throw new BadInput(
      '--showing lists {count} sides, but --dice {dice} dice: give a side for each, in the same order.',
      { count: codes.length, dice: dice.length },
    )
  return codes.map((code, i) => sideShown(code, dice[i]))
}

function sideShown(code: string, { name, die }: CardFacts): number {
  const codes = (die ?? []).map(sideCode)
  const side = codes.findIndex((one) => one.toLowerCase() === code.toLowerCase())
  if (side < 0)
    throw new BadInput('--showing: the die of {card} has no side "{code}". It has {known}.', {
      card: name.en,
      code,
      known: codes.join(', '),
    })
  return side
}
