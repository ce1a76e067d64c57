import type { Mendable } from '@dejarik/kernel'
import { useBuilderTable } from '../BuilderContext.tsx'

/** What could not be used of something that came from outside: what, where, and how to mend it. */
export function Notes({ notes }: { notes: readonly Mendable[] }) {
  const { speaker } = useBuilderTable()
  return (
    <ul className="build-notes">
      {notes.map((note, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: notes have no other name
        <li key={i} data-note={note.refused}>
          {speaker.refusal(note)} <small>{speaker.say(note.mend)}</small>
        </li>
      ))}
    </ul>
  )
}
