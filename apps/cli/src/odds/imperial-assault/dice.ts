/** Dice as they are typed: `blue green=DS2 black`. */
import {
  ATTACK_DICE,
  ATTACK_FACES,
  type AttackDie,
  type AttackFace,
  DEFENSE_DICE,
  DEFENSE_FACES,
  type DefenseDie,
  type DefenseFace,
  DIE_NAMES,
} from '@dejarik/imperial-assault/facts'
import type { PoolDie } from '@dejarik/imperial-assault/odds'
import { didYouMean } from '../../did-you-mean.ts'
import { BadInput } from '../../trouble.ts'

const MOST_DICE = 8

/** `DS3`: damage, surges, accuracy; `-` for none of them. */
function attackCode({ damage, surge, accuracy }: AttackFace): string {
  return `${'D'.repeat(damage)}${'S'.repeat(surge)}${accuracy > 0 ? accuracy : ''}` || '-'
}

/** `BE`: block and evade; `X` for dodge. */
function defenseCode({ block, evade, dodge }: DefenseFace): string {
  return `${'B'.repeat(block)}${'E'.repeat(evade)}${'X'.repeat(dodge)}` || '-'
}

const ATTACK_CODES = codes(ATTACK_DICE, (die) => ATTACK_FACES[die].map(attackCode))
const DEFENSE_CODES = codes(DEFENSE_DICE, (die) => DEFENSE_FACES[die].map(defenseCode))

type Codes<Color extends string> = ReadonlyMap<Color, readonly string[]>

function codes<Color extends string>(colors: readonly Color[], of: (die: Color) => string[]): Codes<Color> {
  return new Map(colors.map((color) => [color, of(color)]))
}

export function attackPool(text: string): readonly PoolDie<AttackDie>[] {
  return poolFrom('--attack', text, ATTACK_CODES)
}

export function defensePool(text: string): readonly PoolDie<DefenseDie>[] {
  return poolFrom('--defense', text, DEFENSE_CODES)
}

/** `none` for no dice at all. */
function poolFrom<Color extends AttackDie | DefenseDie>(
  option: string,
  text: string,
  known: Codes<Color>,
): readonly PoolDie<Color>[] {
  const words = text.split(/[\s,]+/u).filter((word) => word !== '' && word !== 'none')
  if (words.length > MOST_DICE)
    throw new BadInput('{option} lists {count} dice; odds are told for up to {most}.', {
      option,
      count: words.length,
      most: MOST_DICE,
    })
  return words.map((word) => dieFrom(option, word, known))
}

function dieFrom<Color extends AttackDie | DefenseDie>(
  option: string,
  word: string,
  known: Codes<Color>,
): PoolDie<Color> {
  const [name, shown, ...more] = word.split('=')
  const color = [...known.keys()].find((one) =>
    [DIE_NAMES[one].en, DIE_NAMES[one].de].includes(name.toLowerCase()),
  )
  if (color === undefined || more.length > 0) {
    const names = [...known.keys()].map((one) => DIE_NAMES[one].en)
    throw new BadInput('{option}: "{name}" is no die of this kind. {meant}Its dice are {known}.', {
      option,
      name,
      meant: didYouMean(name, names),
      known: names.join(', '),
    })
  }
  if (shown === undefined) return color
  const rerolled = shown.endsWith('!')
  const sides = known.get(color) ?? []
  const side = sides.indexOf((rerolled ? shown.slice(0, -1) : shown).toUpperCase())
  if (side < 0)
    throw new BadInput('{option}: no side of a {color} die shows "{shown}". Its sides are {known}.', {
      option,
      color: DIE_NAMES[color].en,
      shown,
      known: [...new Set(sides)].join(', '),
    })
  return { color, side, ...(rerolled && { rerolled }) }
}
