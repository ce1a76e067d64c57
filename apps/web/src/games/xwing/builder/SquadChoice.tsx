import { isRefusal, type Language } from '@dejarik/kernel'
import { pointsOf, READY_SQUADS, readSquad, type Squad } from '@dejarik/xwing/build'
import { FACTION_NAMES, findPilot } from '@dejarik/xwing/facts'
import { useMemo } from 'react'
import { BuiltChoice, type BuiltOption } from '../../../build/BuiltChoice.tsx'
import { problemsOf } from './check.ts'
import { plainSquad } from './flown.ts'
import { browserSquads } from './shelf.ts'
import { wordsIn } from './text/index.ts'

export interface SquadChoiceProps {
  readonly label: string
  readonly language: Language
  /** The one that is chosen now, as the options of a match hold it. */
  readonly value: unknown
  onChange(squad: Squad): void
}

/** A squad for a match: one's own, or a ready one. */
export function SquadChoice({ label, language, value, onChange }: SquadChoiceProps) {
  const say = wordsIn(language)
  const [saved, ready] = useMemo(() => [savedChoices(language), readyChoices(language)], [language])
  const squad = readSquad(value)
  if (isRefusal(squad)) return null
  const now = [...saved, ...ready].find(({ built }) => fliesAs(built) === fliesAs(squad))
  return (
    <>
      <BuiltChoice
        label={label}
        language={language}
        groups={[
          { label: say('list.saved'), options: saved },
          { label: say('list.ready'), options: ready },
        ]}
        chosen={now?.id ?? null}
        otherName={nameOf(squad, language)}
        onChange={({ built }) => onChange(built)}
      />
      <p className="match-hint">
        {say('list.points', { points: pointsOf(squad) })}: {shipsInWords(squad, language)}
      </p>
    </>
  )
}

/** "Rebel Alliance: Reds". */
function nameOf({ faction, name }: Squad, language: Language): string {
  return `${FACTION_NAMES[faction][language]}: ${name || wordsIn(language)('list.unnamed')}`
}

function optionOf(id: string, built: Squad, language: Language): BuiltOption<Squad> {
  return { id, name: nameOf(built, language), built, legal: problemsOf(built).length === 0 }
}

function readyChoices(language: Language): readonly BuiltOption<Squad>[] {
  return READY_SQUADS.map(({ id, name, squad }) =>
    optionOf(`ready ${id}`, { ...squad, name: name[language] }, language),
  )
}

function savedChoices(language: Language): readonly BuiltOption<Squad>[] {
  return browserSquads
    .all()
    .filter(({ built }) => built.ships.length > 0)
    .map(({ id, built }) => optionOf(`saved ${id}`, plainSquad(built), language))
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
