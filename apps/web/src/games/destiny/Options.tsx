import { type DeckOption, type DestinyOptions, destiny } from '@dejarik/destiny'
import { READY_DECKS, type ReadyDeck } from '@dejarik/destiny/build'
import { isRefusal, type Language } from '@dejarik/kernel'
import { Fragment } from 'react'
import { Segments } from '../../ui/Segments.tsx'
import { To } from '../../ui/To.tsx'
import { DeckChoice } from './builder/DeckChoice.tsx'
import { says } from './builder/text/index.ts'
import { DeckTeam } from './DeckTeam.tsx'
import { wordsIn } from './text/index.ts'
import './options.css'

export interface OptionsProps {
  readonly value: unknown
  onChange(value: unknown): void
  readonly language: Language
}

const PLAYERS = ['2', '3', '4'] as const

/** How many play, and a deck for each. */
export function Options({ value, onChange, language }: OptionsProps) {
  const say = wordsIn(language)
  const options = read(value)
  if (options === null) return null
  const { decks } = options
  const set = (next: readonly DeckOption[]): void => onChange({ ...options, decks: next })
  return (
    <div className="sd-options">
      <Segments<string>
        label={say('options.players')}
        value={String(decks.length)}
        segments={PLAYERS.map((count) => ({ value: count, label: count }))}
        onChange={(count) => set(seated(decks, Number(count)))}
      />
      {decks.map((deck, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
        <Fragment key={seat}>
          <DeckChoice
            label={seat === 0 ? say('options.own') : say('options.foe', { count: decks.length - 1, n: seat })}
            language={language}
            value={deck}
            onChange={(chosen) => set(decks.map((old, i) => (i === seat ? chosen : old)))}
          />
          <DeckTeam deck={deck} language={language} />
        </Fragment>
      ))}
      <p>
        <To route={{ at: 'build', game: 'destiny', id: null, code: '' }}>{says[language]('choice.build')}</To>
      </p>
    </div>
  )
}

function isPlayable({ deck }: ReadyDeck): boolean {
  return !isRefusal(destiny.readOptions({ decks: [deck, deck] }))
}

/** More seats get the next ready decks, fewer lose the last. */
export function seated(decks: readonly DeckOption[], count: number): readonly DeckOption[] {
  const more = READY_DECKS.filter(isPlayable).map(({ deck }) => deck as DeckOption)
  return Array.from({ length: count }, (_, seat) => decks[seat] ?? more[seat % more.length])
}

/** What was kept from an earlier visit may no longer be valid; then the defaults stand. */
function read(value: unknown): DestinyOptions | null {
  const options = destiny.readOptions(value)
  if (!isRefusal(options)) return options
  const usual = destiny.readOptions({})
  return isRefusal(usual) ? null : usual
}
