import { Force, Resource } from '../../../symbols/index.ts'
import { useTable } from '../TableContext.tsx'
import { FORCE_TRACK } from '../things.ts'
import { ThingButton } from './ThingButton.tsx'
import './force.css'

const SPACES = [0, 1, 2, 3, 4, 5, 6] as const

/** Whom the Force is with: 0 the Empire, 1 the Rebels, null nobody (db.force.3 to db.force.5). */
export function forceIsWith(force: number): 0 | 1 | null {
  return force < 3 ? 0 : force > 3 ? 1 : null
}

/** The track, with the own side's end at the bottom. */
export function ForceTrack() {
  const { view, me, say } = useTable()
  const { force } = view
  const spaces = me === 0 ? SPACES.toReversed() : SPACES
  const holder = forceIsWith(force)
  const fully = force === 0 || force === 6
  const words = useForceWords()
  const ends = [say('force.dark'), say('force.light')]
  return (
    <ThingButton
      things={[FORCE_TRACK]}
      label={`${say('force.title')}: ${say('force.space', { n: force + 1 })}. ${words}${fully ? `, ${say('force.fully')}` : ''}`}
      className="db-force"
    >
      <span className="db-force-end" data-whose="foe">
        {ends[1 - me]}
      </span>
      <span className="db-force-spaces">
        {spaces.map((space) => (
          <span
            key={space}
            className="db-force-space"
            data-whose={forceIsWith(space) === null ? 'nobody' : forceIsWith(space) === me ? 'own' : 'foe'}
            data-side={space < 3 ? 'dark' : space > 3 ? 'light' : 'middle'}
            data-here={space === force}
          >
            {space === force && <Force size="1.5em" className="db-force-marker" />}
          </span>
        ))}
      </span>
      <span className="db-force-end" data-whose="own">
        {ends[me]}
      </span>
      <span
        className="db-force-words"
        data-whose={holder === null ? 'nobody' : holder === me ? 'own' : 'foe'}
      >
        {words}
        {fully && (
          <small>
            +1 <Resource size="1em" />
          </small>
        )}
      </span>
    </ThingButton>
  )
}

export function useForceWords(): string {
  const { view, me, playing, say } = useTable()
  const holder = forceIsWith(view.force)
  if (holder === null) return say('force.withNobody')
  if (holder === me && playing) return say('force.withYou')
  return say('force.with', { side: holder === 0 ? 'empire' : 'rebel' })
}
