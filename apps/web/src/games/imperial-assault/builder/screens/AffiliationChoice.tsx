import type { Army } from '@dejarik/imperial-assault/build'
import { AFFILIATION_NAMES, AFFILIATIONS } from '@dejarik/imperial-assault/facts'
import type { KindProps } from '../../../../build/Building.ts'
import { Select } from '../../../../build/pool/Select.tsx'
import { AffiliationMark } from '../../cards/AffiliationMark.tsx'
import { chooseAffiliation } from '../edit.ts'
import { useBuilder } from '../useBuilder.ts'

/** Whose side the army is on. */
export function AffiliationChoice({ built: army, onChange }: KindProps<Army>) {
  const { say, language } = useBuilder()
  if (onChange === undefined)
    return (
      <span className="ia-came">
        <AffiliationMark affiliation={army.affiliation} size="1.2em" />
        {AFFILIATION_NAMES[army.affiliation][language]}.
      </span>
    )
  return (
    <div className="ia-choice">
      <Select
        label={say('editor.affiliation')}
        value={army.affiliation}
        choices={AFFILIATIONS.map((one) => ({ value: one, label: AFFILIATION_NAMES[one][language] }))}
        onChange={(value) => {
          const affiliation = AFFILIATIONS.find((one) => one === value)
          if (affiliation !== undefined) onChange(chooseAffiliation(army, affiliation), '')
        }}
      />
    </div>
  )
}
