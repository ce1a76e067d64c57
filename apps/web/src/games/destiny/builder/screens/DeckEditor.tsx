import type { Deck } from '@dejarik/destiny/build'
import type { CardFacts, CardType } from '@dejarik/destiny/facts'
import { useMemo, useState } from 'react'
import { Inspector } from '../../../../build/CardDialog.tsx'
import { DraftStatus } from '../../../../build/screens/DraftStatus.tsx'
import { Head, NameField, UndoButton } from '../../../../build/screens/Head.tsx'
import { Gone } from '../../../../build/screens/Missing.tsx'
import { type Pane, Panes } from '../../../../build/screens/Panes.tsx'
import { type Draft, useDraft } from '../../../../build/useDraft.ts'
import type { BuilderProps } from '../../../../table/contract.ts'
import { Page } from '../../../../ui/Page.tsx'
import { problemsOf } from '../check.ts'
import { DeckSide } from '../deck/DeckSide.tsx'
import { addCard, chooseFormat, MAX_NAME, rename } from '../edit.ts'
import { played } from '../match.ts'
import { type Filter, NO_FILTER } from '../pool/filter.ts'
import { Pool } from '../pool/Pool.tsx'
import { browserDecks } from '../shelf.ts'
import { outgoing } from '../transfer/outgoing.ts'
import { useBuilder } from '../useBuilder.ts'
import { FormatChoice } from './FormatChoice.tsx'

interface EditorProps {
  readonly id: string
  readonly play: BuilderProps['play']
}

/** Building one deck: cards on the left, team and deck on the right, on a phone one after the other. */
export function DeckEditor({ id, play }: EditorProps) {
  const draft = useDraft(browserDecks, id)
  return draft === null ? <Gone /> : <Editing draft={draft} play={play} />
}

function Editing({ draft, play }: { draft: Draft<Deck>; play: BuilderProps['play'] }) {
  const { say, language } = useBuilder()
  const [pane, setPane] = useState<Pane>('pool')
  const { built: deck, change } = draft
  const [filter, setFilter] = useState<Filter>(() =>
    deck.characters.length === 0 ? { ...NO_FILTER, type: 'character' } : NO_FILTER,
  )
  const problems = useMemo(() => problemsOf(deck), [deck])
  const want = (type: CardType) => {
    setFilter({ ...filter, type, query: '' })
    setPane('pool')
  }
  return (
    <Page title={say('editor.title')} wide>
      <Head
        deeds={<UndoButton undo={draft.undo} />}
        legal={problems.length === 0}
        outgoing={() => outgoing(deck)}
        onPlay={() => play((options) => played(options, deck))}
      >
        <NameField name={deck.name} most={MAX_NAME} onChange={(name) => change(rename(deck, name), '')} />
        <FormatChoice format={deck.format} onChange={(format) => change(chooseFormat(deck, format), '')} />
      </Head>
      <DraftStatus draft={draft} />
      <Panes pane={pane} builtLabel={say('editor.deck')} onChange={setPane} />
      <div className="build-editor" data-pane={pane}>
        <Pool
          deck={deck}
          filter={filter}
          onFilter={setFilter}
          onAdd={(card, dice) =>
            change(addCard(deck, card, dice), say(addedKey(card), { name: card.name[language] }))
          }
        />
        <DeckSide deck={deck} problems={problems} onChange={change} onWant={want} />
        <Inspector />
      </div>
    </Page>
  )
}

function addedKey({ type }: CardFacts): 'pool.joins' | 'pool.taken' | 'pool.added' {
  if (type === 'character') return 'pool.joins'
  return type === 'battlefield' || type === 'plot' ? 'pool.taken' : 'pool.added'
}
