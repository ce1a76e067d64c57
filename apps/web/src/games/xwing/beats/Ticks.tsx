import { useTable } from '../TableContext.tsx'
import { ATTACK_BEATS, type AttackBeat, type Shows } from './shows.ts'

/** How far an attack has come, in the upper left corner of the mat. */
export function Ticks() {
  const { view, shows, say } = useTable()
  const beat = beatOf(shows) ?? (shows === null ? STEP[view.attack?.step ?? ''] : undefined)
  if (beat === undefined) return null
  const at = ATTACK_BEATS.indexOf(beat)
  return (
    <ol className="xw-ticks" aria-hidden="true" title={say(`beat-name.${beat}`)}>
      {ATTACK_BEATS.map((one, i) => (
        <li key={one} data-done={i < at} data-now={i === at} />
      ))}
      <li className="xw-ticks-name">{say(`beat-name.${beat}`)}</li>
    </ol>
  )
}

function beatOf(shows: Shows | null): AttackBeat | undefined {
  if (shows?.show === 'attack') return shows.beat
  return shows?.show === 'loss' && shows.scene !== null ? 'damage' : undefined
}

const STEP: { readonly [step: string]: AttackBeat | undefined } = {
  'declare-target': 'declare',
  'roll-attack-dice': 'roll-attack',
  'modify-attack-dice': 'modify-attack',
  'roll-defense-dice': 'roll-defense',
  'modify-defense-dice': 'modify-defense',
  'neutralize-results': 'result',
  'deal-damage': 'damage',
  aftermath: 'damage',
}
