import { isImplemented } from '@dejarik/imperial-assault'
import { type Army, pointsOf, READY_ARMIES, readArmy, validateArmy } from '@dejarik/imperial-assault/build'
import { AFFILIATION_NAMES } from '@dejarik/imperial-assault/facts'
import { isRefusal, type Language } from '@dejarik/kernel'
import { useMemo } from 'react'
import { BuiltChoice, type BuiltOption } from '../../build/BuiltChoice.tsx'
import { groupsInWords } from './builder/army-words.ts'
import { browserArmies } from './builder/shelf.ts'
import { says } from './builder/text/index.ts'

export interface ArmyChoiceProps {
  readonly label: string
  readonly language: Language
  /** The one that is chosen now, as the options of a match hold it. */
  readonly value: unknown
  onChange(army: Army): void
}

/** An army for a match: one's own, or a ready one. */
export function ArmyChoice({ label, language, value, onChange }: ArmyChoiceProps) {
  const say = says[language]
  const [saved, ready] = useMemo(() => [savedChoices(language), readyChoices(language)], [language])
  const army = readArmy(value)
  if (isRefusal(army)) return null
  const now = [...saved, ...ready].find(({ built }) => playsAs(built) === playsAs(army))
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
        otherName={nameOf(army, language)}
        onChange={({ built }) => onChange(built)}
      />
      <p className="match-hint">
        {say('list.points', { points: pointsOf(army) })}: {groupsInWords(army, language)}
      </p>
    </>
  )
}

/** "Rebel: Heroes of the Rebellion". */
function nameOf({ affiliation, name }: Army, language: Language): string {
  return `${AFFILIATION_NAMES[affiliation][language]}: ${name || says[language]('list.unnamed')}`
}

/** What can be fielded: legal, and every card of it playable. */
export function isPlayable(army: Army): boolean {
  return validateArmy(army, { isImplemented }).length === 0
}

function optionOf(id: string, built: Army, language: Language): BuiltOption<Army> {
  return { id, name: nameOf(built, language), built, legal: isPlayable(built) }
}

function readyChoices(language: Language): readonly BuiltOption<Army>[] {
  return READY_ARMIES.map(({ id, name, army }) =>
    optionOf(`ready ${id}`, { ...army, name: name[language] }, language),
  )
}

function savedChoices(language: Language): readonly BuiltOption<Army>[] {
  return browserArmies
    .all()
    .filter(({ built }) => built.groups.length > 0)
    .map(({ id, built }) => optionOf(`saved ${id}`, built, language))
}

/** Two armies of the same cards play alike, whatever they are called. */
function playsAs({ affiliation, groups, upgrades, commands }: Army): string {
  return JSON.stringify([affiliation, groups, upgrades, commands])
}
