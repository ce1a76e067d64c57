import { type ReactNode, useState } from 'react'
import { Link, Play, Undo } from '../../symbols/index.ts'
import { Button } from '../../ui/Button.tsx'
import { To } from '../../ui/To.tsx'
import { useBuilderTable } from '../BuilderContext.tsx'
import { type Outgoing, ShareDialog } from '../transfer/ShareDialog.tsx'
import type { Draft } from '../useDraft.ts'

export interface HeadProps {
  /** Its name, and what else is to be said of the whole. */
  readonly children: ReactNode
  /** Buttons before sharing and playing. */
  readonly deeds: ReactNode
  readonly legal: boolean
  outgoing(): Outgoing
  readonly onPlay: () => void
}

/** The top of the editor and of what came by a link: the way back, and what can be done with the whole. */
export function Head({ children, deeds, legal, outgoing, onPlay }: HeadProps) {
  const { say, kit } = useBuilderTable()
  const [sharing, setSharing] = useState(false)
  return (
    <div className="build-head">
      <To className="build-back" route={{ at: 'build', game: kit.game.id, id: null, code: '' }}>
        {say('editor.back')}
      </To>
      {children}
      <div className="build-deeds">
        {deeds}
        <Button icon={<Link />} onClick={() => setSharing(true)}>
          {say('editor.share')}
        </Button>
        <Button
          kind="main"
          icon={<Play />}
          disabled={!legal}
          title={legal ? undefined : say('editor.play-not')}
          onClick={onPlay}
        >
          {say('editor.play')}
        </Button>
      </div>
      {sharing && <ShareDialog outgoing={outgoing()} onClose={() => setSharing(false)} />}
    </div>
  )
}

export function UndoButton({ undo }: Pick<Draft<unknown>, 'undo'>) {
  const { say } = useBuilderTable()
  return (
    <Button kind="quiet" icon={<Undo />} disabled={undo === null} onClick={() => undo?.()}>
      {say('editor.undo')}
    </Button>
  )
}

export interface NameFieldProps {
  readonly name: string
  readonly most: number
  onChange(name: string): void
}

export function NameField({ name, most, onChange }: NameFieldProps) {
  const { say } = useBuilderTable()
  return (
    <label className="build-name">
      <span className="unseen">{say('editor.name')}</span>
      <input
        value={name}
        maxLength={most}
        placeholder={say('editor.name')}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  )
}
