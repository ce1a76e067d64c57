import type { Note } from '@dejarik/kernel'
import { Notice } from '../../ui/Notice.tsx'
import { To } from '../../ui/To.tsx'
import { useBuilderTable } from '../BuilderContext.tsx'
import { Notes } from '../transfer/Notes.tsx'

/** Nothing of that id is kept in this browser. */
export function Gone() {
  const { say } = useBuilderTable()
  return (
    <Notice title={say('editor.gone')}>
      <p>{say('editor.gone-text')}</p>
      <Back />
    </Notice>
  )
}

/** The link holds nothing that can be read. */
export function Broken({ notes }: { notes: readonly Note[] }) {
  const { say } = useBuilderTable()
  return (
    <Notice title={say('sheet.broken')}>
      <Notes notes={notes} />
      <Back />
    </Notice>
  )
}

function Back() {
  const { say, kit } = useBuilderTable()
  return (
    <p>
      <To route={{ at: 'build', game: kit.game.id, id: null, code: '' }}>{say('editor.back')}</To>
    </p>
  )
}
