import {
  ATTRIBUTE_NAMES,
  ATTRIBUTES,
  type Attribute,
  DIE_NAMES,
  type HeroSide,
} from '@dejarik/imperial-assault/facts'
import type { Language } from '@dejarik/kernel'
import type { ReactNode } from 'react'
import { Drawing } from '../../../../symbols/Drawing.tsx'
import { DieSign } from '../../dice/DieSign.tsx'
import { campaignWords } from '../text/index.ts'

/** A fist, an eye, a wrench. */
const SHAPES: { readonly [A in Attribute]: string } = {
  strength: 'M5 9h3V6h3V5h3v1h3v3h3v6c0 4-3 6-7 6h-3c-4 0-6-2-6-6zM8 9v3M11 8v4M14 8v4',
  insight: 'M1 12c4-8 18-8 22 0-4 8-18 8-22 0zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
  tech: 'M14 6a5 5 0 0 1 6-3l-3 3 1 3 3 1 3-3a5 5 0 0 1-7 6l-8 8-3-3 8-8z',
}

export function AttributeSign({ attribute, size = '1.2em' }: { attribute: Attribute; size?: string }) {
  return (
    <Drawing size={size}>
      <path
        d={SHAPES[attribute]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.800"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </Drawing>
  )
}

export interface AttributesProps {
  readonly side: HeroSide
  readonly language: Language
  /** A button for an attribute that can be chosen now. */
  readonly choice?: (attribute: number) => ReactNode
}

/** The dice of strength, insight and tech. */
export function Attributes({ side, language, choice }: AttributesProps) {
  return (
    <ul className="ia-attributes" aria-label={campaignWords(language)('hero.attributes')}>
      {ATTRIBUTES.map((attribute, number) => {
        const dice = side.attributes[attribute]
        const name = ATTRIBUTE_NAMES[attribute][language]
        const words = `${name}: ${dice.map((die) => DIE_NAMES[die][language]).join(', ')}`
        return (
          <li key={attribute} title={words}>
            <AttributeSign attribute={attribute} />
            <span className="unseen">{words}</span>
            <b aria-hidden="true">{name}</b>
            <span className="ia-dice" aria-hidden="true">
              {dice.map((die, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same die may be there several times
                <DieSign key={i} die={die} language={language} />
              ))}
            </span>
            {choice?.(number)}
          </li>
        )
      })}
    </ul>
  )
}
