import { type DeckbuildingOptions, deckbuilding, suggestedBases, type Variant } from '@dejarik/deckbuilding'
import { isRefusal } from '@dejarik/kernel'
import { useId } from 'react'
import type { OptionsProps } from '../../table/contract.ts'
import { Segments } from '../../ui/Segments.tsx'
import { wordsIn } from './text/index.ts'
import './options.css'

const VARIANTS: readonly Variant[] = ['introductory', 'whole-galaxy', 'secret-bases']
const LENGTHS = ['2', '3', '4', '5'] as const

/** Which bases, how many to win, and whether neutral cards may be paid off. */
export function Options({ value, onChange, language }: OptionsProps) {
  const say = wordsIn(language)
  const payOff = useId()
  const options = read(value)
  const change = (some: Partial<DeckbuildingOptions>): void => onChange({ ...options, ...some })
  const suggested = suggestedBases(options.variant)
  return (
    <div className="db-options">
      <Segments<Variant>
        label={say('options.variant')}
        value={options.variant}
        segments={VARIANTS.map((variant) => ({ value: variant, label: say(`options.${variant}`) }))}
        // Each variant has the length that the rulebook suggests for it.
        onChange={(variant) => change({ variant, bases: suggestedBases(variant) })}
      />
      <p className="db-options-note">{say(`options.${options.variant}.text`)}</p>
      <Segments<string>
        label={say('options.bases')}
        value={String(options.bases)}
        segments={LENGTHS.map((length) => ({
          value: length,
          label: Number(length) === suggested ? `${length} · ${say('options.suggested')}` : length,
        }))}
        onChange={(length) => change({ bases: Number(length) })}
      />
      <label className="db-options-check" htmlFor={payOff}>
        <input
          id={payOff}
          type="checkbox"
          checked={options.payOff}
          onChange={(event) => change({ payOff: event.target.checked })}
        />
        <span>
          {say('options.payOff')}
          <small>{say('options.payOff.text')}</small>
        </span>
      </label>
    </div>
  )
}

/** What was kept from an earlier visit may no longer be valid; then the defaults stand. */
function read(value: unknown): DeckbuildingOptions {
  const options = deckbuilding.readOptions(value)
  if (!isRefusal(options)) return options
  return { variant: 'introductory', bases: suggestedBases('introductory'), payOff: false }
}
