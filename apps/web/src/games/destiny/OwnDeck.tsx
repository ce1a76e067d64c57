import { type DeckOption, readBrought } from '@dejarik/destiny'
import { isRefusal, type Language } from '@dejarik/kernel'
import { useState } from 'react'
import { BuildWays } from '../../build/transfer/BuildWays.tsx'
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
export function OwnDeck({
  value: deck,
  onChange,
  language,
}: {
  value: DeckOption
  onChange: (deck: DeckOption) => void
  language: Language
}) {
  const [imports, setImports] = useState(0)
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
          const taken = built === null ? null : readBrought(built, 0)
          if (taken !== null && !isRefusal(taken)) onChange(taken)
        }}
      />
    </>
  )
}
