import { useState } from 'react'
import { GameChoice } from '../games/GameChoice.tsx'
import { gameOfRule, games } from '../games/index.ts'
import { Loaded } from '../games/Loaded.tsx'
import { go } from '../route.ts'
import { useSettings } from '../settings/settings.ts'
import { useWords } from '../text/index.ts'
import { Page } from '../ui/Page.tsx'
import { RuleBook } from './RuleBook.tsx'
import './rules-screen.css'

/** The rulebooks, with an address for every rule. */
export function RulesScreen({ id }: { id: string | null }) {
  const say = useWords()
  const { language } = useSettings()
  const [chosen, setChosen] = useState(games[0])
  const game = (id === null ? null : gameOfRule(id)) ?? chosen
  return (
    <Page title={say('rail.rules')}>
      <GameChoice
        value={game}
        onChange={(next) => {
          setChosen(next)
          if (id !== null) go({ at: 'rules', id: null })
        }}
      />
      <Loaded game={game}>
        {(face) => (
          <div className="rules-page">
            <RuleBook
              index={face.game.rules}
              language={language}
              at={id}
              onOpen={(rule) => go({ at: 'rules', id: rule })}
            />
          </div>
        )}
      </Loaded>
    </Page>
  )
}
