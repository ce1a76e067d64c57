import { useState } from 'react'
import { faceOfRule, faces } from '../games/index.ts'
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
  const [game, setGame] = useState(faces[0]?.game.id ?? '')
  const face = (id === null ? null : faceOfRule(id)) ?? faces.find((one) => one.game.id === game)
  if (face === undefined) return null
  return (
    <Page title={say('rail.rules')}>
      {faces.length > 1 && (
        <Segments
          bare
          label={say('home.games')}
          value={face.game.id}
          segments={faces.map((one) => ({ value: one.game.id, label: one.game.name[language] }))}
          onChange={setGame}
        />
      )}
      <div className="rules-page">
        <RuleBook
          index={face.game.rules}
          language={language}
          at={id}
          onOpen={(rule) => go({ at: 'rules', id: rule })}
        />
      </div>
    </Page>
  )
}
