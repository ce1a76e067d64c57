import { FACTION_NAMES } from '@dejarik/xwing/facts'
import { useState } from 'react'
import { Link, Play, Undo } from '../../../../symbols/index.ts'
import type { BuilderProps } from '../../../../table/contract.ts'
import { Button } from '../../../../ui/Button.tsx'
import { To } from '../../../../ui/To.tsx'
import { useBuilder } from '../BuilderContext.tsx'
import { MAX_NAME, rename } from '../edit.ts'
import { flown } from '../flown.ts'
import { ShareDialog } from '../transfer/ShareDialog.tsx'
import type { Draft } from './useDraft.ts'

export interface EditorHeadProps {
  readonly draft: Draft
  readonly legal: boolean
  readonly play: BuilderProps['play']
}

/** Name and faction of the squad, and what can be done with all of it. */
export function EditorHead({ draft: { squad, change, undo }, legal, play }: EditorHeadProps) {
  const { say, language } = useBuilder()
  const [sharing, setSharing] = useState(false)
  return (
    <div className="xb-head">
      <To className="xb-back" route={{ at: 'build', game: 'xwing', id: null, code: '' }}>
        {say('editor.back')}
      </To>
      <label className="xb-name">
        <span className="unseen">{say('editor.name')}</span>
        <input
          value={squad.name ?? ''}
          maxLength={MAX_NAME}
          placeholder={say('editor.name')}
          onChange={(event) => change(rename(squad, event.target.value), '')}
        />
      </label>
      <span className="xb-faction" data-faction={squad.faction}>
        {FACTION_NAMES[squad.faction][language]}
      </span>
      <div className="xb-deeds">
        <Button kind="quiet" icon={<Undo />} disabled={undo === null} onClick={() => undo?.()}>
          {say('editor.undo')}
        </Button>
        <Button icon={<Link />} onClick={() => setSharing(true)}>
          {say('editor.share')}
        </Button>
        <Button
          kind="main"
          icon={<Play />}
          disabled={!legal}
          title={legal ? undefined : say('editor.play-not')}
          onClick={() => play((options) => flown(options, squad))}
        >
          {say('editor.play')}
        </Button>
      </div>
      {sharing && <ShareDialog squad={squad} onClose={() => setSharing(false)} />}
    </div>
  )
}
