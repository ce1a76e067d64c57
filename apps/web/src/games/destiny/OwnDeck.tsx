import type { DeckOption } from '@dejarik/destiny'
import { useState } from 'react'
import { BuildWays } from '../../build/transfer/BuildWays.tsx'
import type { BringProps } from '../../table/contract.ts'
import { problemsOf } from './builder/check.ts'
import { DeckChoice } from './builder/DeckChoice.tsx'
import { KIT } from './builder/kit.ts'
import { browserDecks } from './builder/shelf.ts'
import { says } from './builder/text/index.ts'
import { ACCEPTED, arrivalIn } from './builder/transfer/incoming.ts'
import { DeckTeam } from './DeckTeam.tsx'
import { wordsIn } from './text/index.ts'
import '../options.css'
import './options.css'

/** The deck that one plays oneself: a ready one, one's own, or one from a file. */
export function OwnDeck({ value, onChange, language }: BringProps) {
  const [imports, setImports] = useState(0)
  const deck = value as DeckOption
  return (
    <>
      <DeckChoice
        key={imports}
        label={wordsIn(language)('options.own')}
        language={language}
        value={deck}
        onChange={onChange}
      />
      <DeckTeam deck={deck} language={language} />
      <BuildWays
        kit={KIT}
        label={says[language]('choice.build')}
        shelf={browserDecks}
        accept={ACCEPTED}
        read={arrivalIn(language)}
        problemsOf={problemsOf}
        onTake={(built) => {
          setImports(imports + 1)
          if (built !== null) onChange(built)
        }}
      />
    </>
  )
}
