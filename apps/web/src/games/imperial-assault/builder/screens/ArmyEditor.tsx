import type { Army, CardKind } from '@dejarik/imperial-assault/build'
import { AFFILIATION_NAMES, AFFILIATIONS } from '@dejarik/imperial-assault/facts'
import { useMemo, useState } from 'react'
import { Inspector } from '../../../../build/CardDialog.tsx'
import { Select } from '../../../../build/pool/Select.tsx'
import { DraftStatus } from '../../../../build/screens/DraftStatus.tsx'
import { Head, NameField, UndoButton } from '../../../../build/screens/Head.tsx'
import { Gone } from '../../../../build/screens/Missing.tsx'
import { type Pane, Panes } from '../../../../build/screens/Panes.tsx'
import { type Draft, useDraft } from '../../../../build/useDraft.ts'
import { Page } from '../../../../ui/Page.tsx'
import { ArmySide } from '../army/ArmySide.tsx'
import { type Card, titleOf } from '../card.ts'
import { problemsOf } from '../check.ts'
import { addCard, chooseAffiliation, MAX_NAME, rename } from '../edit.ts'
import { NO_FILTER } from '../pool/filter.ts'
import { Pool } from '../pool/Pool.tsx'
import { browserArmies } from '../shelf.ts'
import { outgoing } from '../transfer/outgoing.ts'
import { useBuilder } from '../useBuilder.ts'

/** Building one army: cards on the left, the army on the right, on a phone one after the other. */
export function ArmyEditor({ id }: { id: string }) {
  const draft = useDraft(browserArmies, id)
  return draft === null ? <Gone /> : <Editing draft={draft} />
}

function Editing({ draft }: { draft: Draft<Army> }) {
  const { say, language } = useBuilder()
  const [pane, setPane] = useState<Pane>('pool')
  const [filter, setFilter] = useState(NO_FILTER)
  const { built: army, change } = draft
  const problems = useMemo(() => problemsOf(army), [army])
  const want = (kind: CardKind) => {
    setFilter({ ...NO_FILTER, kind, all: filter.all })
    setPane('pool')
  }
  const add = (card: Card) => {
    const name = titleOf(card.kind, card.facts.id, language)
    change(addCard(army, card), say(card.kind === 'command' ? 'pool.into-deck' : 'pool.added', { name }))
  }
  return (
    <Page title={say('editor.title')} wide>
      <Head
        deeds={<UndoButton undo={draft.undo} />}
        legal={problems.length === 0}
        outgoing={() => outgoing(army)}
      >
        <NameField name={army.name} most={MAX_NAME} onChange={(name) => change(rename(army, name), '')} />
        <div className="ia-choice">
          <Select
            label={say('editor.affiliation')}
            value={army.affiliation}
            choices={AFFILIATIONS.map((one) => ({ value: one, label: AFFILIATION_NAMES[one][language] }))}
            onChange={(value) => {
              const affiliation = AFFILIATIONS.find((one) => one === value)
              if (affiliation !== undefined) change(chooseAffiliation(army, affiliation), '')
            }}
          />
        </div>
      </Head>
      <DraftStatus draft={draft} />
      <Panes pane={pane} builtLabel={say('editor.army')} onChange={setPane} />
      <div className="build-editor" data-pane={pane}>
        <Pool army={army} filter={filter} onFilter={setFilter} onAdd={add} />
        <ArmySide army={army} problems={problems} onChange={change} onWant={want} />
        <Inspector />
      </div>
    </Page>
  )
}
