import { type AttackDie, type DefenseDie, DIE_NAMES } from '@dejarik/imperial-assault/facts'
import type { Language } from '@dejarik/kernel'
import './die-sign.css'

/** The first letters of its color, by which a die is known to those who don't see the color. */
const LETTERS: { readonly [D in AttackDie | DefenseDie]: { readonly [L in Language]: string } } = {
  red: { en: 'Re', de: 'Ro' },
  blue: { en: 'Bl', de: 'Bl' },
  green: { en: 'Gr', de: 'Gr' },
  yellow: { en: 'Ye', de: 'Ge' },
  black: { en: 'Bk', de: 'Sw' },
  white: { en: 'Wh', de: 'Ws' },
}

/** A kind of die as a small square with its letters; what it means is said beside it or by its title. */
export function DieSign({ die, language }: { die: AttackDie | DefenseDie; language: Language }) {
  return (
    <span className="ia-die" data-die={die} title={DIE_NAMES[die][language]} aria-hidden="true">
      {LETTERS[die][language]}
    </span>
  )
}

/** A die whose color is chosen when it is rolled. */
export function AnyDieSign() {
  return (
    <span className="ia-die" data-die="any" aria-hidden="true">
      ?
    </span>
  )
}
