import type { Note } from '@dejarik/kernel'
import { useBuilderTable } from '../BuilderContext.tsx'

/** What could not be used of something that came from outside: what, where, and how to mend it. */
export function Notes({ notes }: { notes: readonly Note[] }) {
  const { speaker } = useBuilderTable()
  return (
    <ul className="build-notes" data-means={notes[0]?.means}>
      {notes.map((note, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: notes have no other name
        <li key={i} data-note={note.refused}>
          {speaker.refusal(note)} <small>{speaker.say(note.mend)}</small>
        </li>
      ))}
    </ul>
  )
}
