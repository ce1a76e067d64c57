import { useState } from 'react'
import { rulebookOf, rulebooks } from '../games/rulebooks.ts'
import { go } from '../route.ts'
import { useSettings } from '../settings/settings.ts'
import { useWords } from '../text/index.ts'
import { Page } from '../ui/Page.tsx'
import { Segments } from '../ui/Segments.tsx'
import { RuleBook } from './RuleBook.tsx'
import './rules-screen.css'

/** The rulebooks, with an address for every rule. */
export function RulesScreen({ id }: { id: string | null }) {
  const say = useWords()
  const { language } = useSettings()
  const [game, setGame] = useState(rulebooks[0]?.game ?? '')
  const book = (id === null ? null : rulebookOf(id)) ?? rulebooks.find((one) => one.game === game)
  if (book === undefined) return null
  return (
    <Page title={say('rail.rules')}>
      {rulebooks.length > 1 && (
        <Segments
          bare
          label={say('home.games')}
          value={book.game}
          segments={rulebooks.map((one) => ({ value: one.game, label: one.name[language] }))}
          onChange={(next) => {
            setGame(next)
            if (id !== null) go({ at: 'rules', id: null })
          }}
        />
      )}
      <div className="rules-page">
        <RuleBook
          index={book.index}
          language={language}
          at={id}
          onOpen={(rule) => go({ at: 'rules', id: rule })}
        />
      </div>
    </Page>
  )
}
