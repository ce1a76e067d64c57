import type { DeckOption } from '@dejarik/destiny'
import { CONSTRUCTED_DECKS, type Deck, type ReadyDeck, STARTER_DECKS } from '@dejarik/destiny/build'
import type { Language } from '@dejarik/kernel'
import { useMemo } from 'react'
import { BuiltChoice, type BuiltOption } from '../../../build/BuiltChoice.tsx'
import { wordsIn } from '../text/index.ts'
import { problemsOf } from './check.ts'
import { rename } from './edit.ts'
import { browserDecks } from './shelf.ts'
import { says } from './text/index.ts'

export interface DeckChoiceProps {
  readonly label: string
  readonly language: Language
  readonly value: DeckOption
  onChange(deck: DeckOption): void
}

/** A deck for a match: one's own, or a ready one. */
export function DeckChoice({ label, language, value, onChange }: DeckChoiceProps) {
  const say = says[language]
  const words = wordsIn(language)
  const groups = useMemo(
    () => [
      { label: say('list.saved'), options: savedOptions(say('list.unnamed')) },
      { label: words('options.starter'), options: STARTER_DECKS.map((one) => readyOption(one, language)) },
      {
        label: words('options.constructed'),
        options: CONSTRUCTED_DECKS.map((one) => readyOption(one, language)),
      },
    ],
    [say, words, language],
  )
  const chosen = groups
    .flatMap(({ options }) => options)
    .find(({ built }) => playsAs(built) === playsAs(value))
  return (
    <BuiltChoice
      label={label}
      language={language}
      groups={groups}
      chosen={chosen?.id ?? null}
      otherName={value.name || words('options.brought')}
      onChange={({ built }) => onChange(built)}
    />
  )
}

function readyOption({ id, name, deck }: ReadyDeck, language: Language): BuiltOption<DeckOption> {
  return optionOf(`ready ${id}`, rename(deck, name[language]), name[language])
}

function savedOptions(unnamed: string): readonly BuiltOption<DeckOption>[] {
  return browserDecks
    .all()
    .filter(({ built }) => built.characters.length > 0)
    .map(({ id, built }) => optionOf(`saved ${id}`, built, built.name || unnamed))
}

function optionOf(id: string, deck: Deck, name: string): BuiltOption<DeckOption> {
  const { battlefield } = deck
  const legal = battlefield !== null && problemsOf(deck).length === 0
  return { id, name, built: { ...deck, battlefield: battlefield ?? '' }, legal }
}

/** Two decks of the same cards play alike, whatever they are called. */
function playsAs({ name: _, ...deck }: Deck): string {
  return JSON.stringify(Object.entries(deck).sort(([a], [b]) => (a < b ? -1 : 1)))
}
