import { type ImperialAssaultOptions, imperialAssault, MISSIONS } from '@dejarik/imperial-assault'
import { isRefusal } from '@dejarik/kernel'
import { useId } from 'react'
import type { OptionsProps } from '../../table/contract.ts'
import { ArmyChoice } from './ArmyChoice.tsx'
import { OwnArmy } from './OwnArmy.tsx'
import { wordsIn } from './text/index.ts'
import './options.css'

/** Armies, and the mission: one of them, or any by lot. */
export function Options({ value, onChange, language, ownOnly }: OptionsProps) {
  const say = wordsIn(language)
  const id = useId()
  const options = read(value)
  if (options === null) return null
  const change = (some: object): void => onChange({ ...options, ...some })
  const [own, foe] = options.armies
  const only = options.missions.length === 1 ? options.missions[0] : ''
  const mission = MISSIONS.find((one) => one.id === only)
  return (
    <div className="ia-options">
      <OwnArmy language={language} value={own} onChange={(army) => change({ armies: [army, foe] })} />
      {!ownOnly && (
        <ArmyChoice
          label={say('options.foe')}
          language={language}
          value={foe}
          onChange={(army) => change({ armies: [own, army] })}
        />
      )}
      <label htmlFor={id}>{say('options.mission')}</label>
      <select
        id={id}
        value={only}
        onChange={(event) =>
          change({
            missions: event.target.value === '' ? MISSIONS.map((one) => one.id) : [event.target.value],
          })
        }
      >
        <option value="">{say('options.any-mission')}</option>
        {MISSIONS.map((one) => (
          <option key={one.id} value={one.id}>
            {one.mapName[language]}: {one.name[language]}
          </option>
        ))}
      </select>
      {mission !== undefined && <p className="ia-hint">{mission.text[language]}</p>}
    </div>
  )
}

/** What was kept from an earlier visit may no longer be valid; then the defaults stand. */
function read(value: unknown): ImperialAssaultOptions | null {
  const options = imperialAssault.readOptions(value)
  if (!isRefusal(options)) return options
  const usual = imperialAssault.readOptions({})
  return isRefusal(usual) ? null : usual
}
