import { isRefusal, type Language } from '@dejarik/kernel'
import { pointsOf, READY_SQUADS, readSquad, type Squad } from '@dejarik/xwing/build'
import { FACTION_NAMES, findPilot } from '@dejarik/xwing/facts'
import { useId, useMemo } from 'react'
import { problemsOf } from './check.ts'
import { browserSquads } from './shelf.ts'
import { wordsIn } from './text/index.ts'

export interface SquadChoiceProps {
  readonly label: string
  readonly language: Language
  /** The one that is chosen now, as the options of a match hold it. */
  readonly value: unknown
  onChange(squad: Squad): void
}

interface Choice {
  readonly id: string
  readonly name: string
  readonly squad: Squad
  readonly legal: boolean
}

/** A squad for a match: one's own, or a ready one. Those with problems are shown, and can't be taken. */
export function SquadChoice({ label, language, value, onChange }: SquadChoiceProps) {
  const say = wordsIn(language)
  const id = useId()
  const [saved, ready] = useMemo(() => [savedChoices(language), readyChoices(language)], [language])
  const squad = readSquad(value)
  if (isRefusal(squad)) return null
  const now = [...saved, ...ready].find((one) => fliesAs(one.squad) === fliesAs(squad))
  const option = ({ id: key, name, squad: one, legal }: Choice) => (
    <option key={key} value={key} disabled={!legal}>
      {FACTION_NAMES[one.faction][language]}: {name}
      {!legal && ` – ${say('choice.problems')}`}
    </option>
  )
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={now?.id ?? ''}
        onChange={(event) => {
          const chosen = [...saved, ...ready].find((one) => one.id === event.target.value)
          if (chosen !== undefined) onChange({ ...chosen.squad, name: chosen.name })
        }}
      >
        {now === undefined && (
          <option value="">
            {FACTION_NAMES[squad.faction][language]}: {squad.name || say('list.unnamed')}
          </option>
        )}
        {saved.length > 0 && <optgroup label={say('list.saved')}>{saved.map(option)}</optgroup>}
        <optgroup label={say('list.ready')}>{ready.map(option)}</optgroup>
      </select>
      <p className="xw-hint">
        {say('list.points', { points: pointsOf(squad) })}: {shipsInWords(squad, language)}
      </p>
    </>
  )
}

function readyChoices(language: Language): readonly Choice[] {
  return READY_SQUADS.map(({ id, name, squad }) => ({
    id: `ready ${id}`,
    name: name[language],
    squad,
    legal: problemsOf(squad).length === 0,
  }))
}

function savedChoices(language: Language): readonly Choice[] {
  return browserSquads
    .all()
    .filter(({ squad }) => squad.ships.length > 0)
    .map(({ id, squad: { kept: _, ...squad } }) => ({
      id: `saved ${id}`,
      name: squad.name ?? wordsIn(language)('list.unnamed'),
      squad,
      legal: problemsOf(squad).length === 0,
    }))
}

/** Two squads of the same ships fly alike, whatever they are called. */
function fliesAs({ faction, ships }: Squad): string {
  return JSON.stringify([faction, ships.map(({ pilot, upgrades }) => [pilot, upgrades])])
}

/** "2 × Red Squadron Veteran, 2 × Blue Squadron Escort". */
function shipsInWords({ ships }: Squad, language: Language): string {
  const counts = Map.groupBy(ships, ({ pilot }) => pilot)
  return [...counts]
    .map(([id, alike]) => {
      const name = findPilot(id)?.name[language] ?? id
      return alike.length === 1 ? name : `${alike.length} × ${name}`
    })
    .join(', ')
}
