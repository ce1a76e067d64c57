import { type Deck, readShareCode } from '@dejarik/destiny/build'
import { useMemo } from 'react'
import { begin } from '../../../../build/begin.ts'
import { Inspector } from '../../../../build/CardDialog.tsx'
import { Head } from '../../../../build/screens/Head.tsx'
import { Broken } from '../../../../build/screens/Missing.tsx'
import type { BuilderProps } from '../../../../table/contract.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Page } from '../../../../ui/Page.tsx'
import { problemsOf } from '../check.ts'
import { DeckSide } from '../deck/DeckSide.tsx'
import { played } from '../match.ts'
import { browserDecks } from '../shelf.ts'
import { outgoing } from '../transfer/outgoing.ts'
import { useBuilder } from '../useBuilder.ts'
import { useFormatName } from './FormatChoice.tsx'

interface SheetProps {
  readonly code: string
  readonly play: BuilderProps['play']
}

/** A deck that came by a link: to be looked at, played, or kept. */
export function DeckSheet({ code, play }: SheetProps) {
  const { deck, notes } = useMemo(() => readShareCode(code), [code])
  return deck === null ? <Broken notes={notes} /> : <Shown deck={deck} play={play} />
}

function Shown({ deck, play }: { deck: Deck; play: BuilderProps['play'] }) {
  const { say } = useBuilder()
  const formatName = useFormatName()
  const problems = useMemo(() => problemsOf(deck), [deck])
  return (
    <Page title={deck.name || say('sheet.title')} wide>
      <Head
        deeds={
          <Button onClick={() => begin(browserDecks, 'destiny', deck, 'replace')}>{say('sheet.keep')}</Button>
        }
        legal={problems.length === 0}
        outgoing={() => outgoing(deck)}
        onPlay={() => play((options) => played(options, deck))}
      >
        <p className="build-came">
          {formatName(deck.format)}. {say('sheet.came')}
        </p>
      </Head>
      <div className="build-editor build-sheet">
        <DeckSide deck={deck} problems={problems} />
        <Inspector />
      </div>
    </Page>
  )
}
