/** Modifiers and surge abilities as they are typed, in English or German: `+2 damage, 2: pierce 3 & stun`. */
import {
  type Effects,
  KEYWORD_NAMES,
  NO_EFFECTS,
  type SurgeFacts,
  withEffect,
} from '@dejarik/imperial-assault/facts'
import type { Modifiers } from '@dejarik/imperial-assault/odds'
import { BadInput } from '../../trouble.ts'

const MOST_ABILITIES = 10

/** German words for what the codes of the facts say in English. */
const GERMAN: ReadonlyMap<string, string> = new Map([
  ['schaden', 'damage'],
  ['energie', 'surge'],
  ['blocken', 'block'],
  ['vermeiden', 'evade'],
  ['ausweichen', 'dodge'],
  ...Object.entries(KEYWORD_NAMES).map(([word, { de }]): [string, string] => [de.toLowerCase(), word]),
])

/** `+2 Schaden` as `+2 damage`. */
function inEnglish(code: string): string {
  const words = code.trim().toLowerCase().split(/\s+/u)
  return words.map((word) => GERMAN.get(word) ?? word).join(' ')
}

export function surgesFrom(text: string): readonly SurgeFacts[] {
  const entries = text.split(',').map((entry) => entry.trim())
  if (entries.length > MOST_ABILITIES)
    throw new BadInput('--surges lists {count} abilities; odds are told for up to {most}.', {
      count: entries.length,
      most: MOST_ABILITIES,
    })
  return entries.map((entry) => {
    const [, cost = '1', rest] = /^(?:([1-9])\s*:\s*)?(.*)$/u.exec(entry) ?? []
    const effects = rest.split('&').reduce((so: Effects, part) => added('--surges', so, part), NO_EFFECTS)
    return { cost: Number(cost), name: null, effects }
  })
}

export function modifiersFrom(text: string): Partial<Modifiers> {
  const effects = text.split(',').reduce((so: Effects, part) => added('--modifiers', so, part), NO_EFFECTS)
  const { damage, surge, accuracy, pierce, block, evade, dodge } = effects
  return { damage, surge, accuracy, pierce, block, evade, dodge }
}

function added(option: string, effects: Effects, part: string): Effects {
  const further = withEffect(effects, inEnglish(part))
  if (further === null)
    throw new BadInput(
      '{option}: "{part}" is nothing that it knows. Write, for example, "+2 damage", "+1 accuracy", "pierce 2", "-1 dodge" or "stun".',
      { option, part: part.trim() },
    )
  return further
}
