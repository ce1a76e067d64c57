import { isRefusal, type Language } from '@dejarik/kernel'
import { SCENARIOS, type XwingOptions, xwing } from '@dejarik/xwing'
import { READY_SQUADS } from '@dejarik/xwing/build'
import { FACTION_NAMES } from '@dejarik/xwing/facts'
import { useId } from 'react'
import { wordsIn } from './text/index.ts'
import './options.css'

export interface OptionsProps {
  readonly value: unknown
  onChange(value: unknown): void
  readonly language: Language
}

/** Scenario, length, and a squad for each side. */
export function Options({ value, onChange, language }: OptionsProps) {
  const say = wordsIn(language)
  const id = useId()
  const options = read(value)
  if (options === null) return null
  const change = (some: object): void => onChange({ ...options, ...some })
  const scenario = SCENARIOS.find((one) => one.id === options.scenario)
  return (
    <div className="xw-options">
      <label htmlFor={`${id}scenario`}>{say('options.scenario')}</label>
      <select
        id={`${id}scenario`}
        value={options.scenario}
        onChange={(event) => change({ scenario: event.target.value })}
      >
        {SCENARIOS.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name[language]}
          </option>
        ))}
      </select>
      {scenario !== undefined && <p className="xw-hint">{scenario.text[language]}</p>}
      {[0, 1].map((seat) => (
        <SquadChoice key={seat} seat={seat} options={options} language={language} onChange={change} />
      ))}
      <label htmlFor={`${id}rounds`}>{say('options.rounds')}</label>
      <input
        id={`${id}rounds`}
        type="number"
        min={1}
        max={50}
        value={options.rounds}
        onChange={(event) => change({ rounds: Math.max(1, Math.min(50, Number(event.target.value))) })}
      />
    </div>
  )
}

interface SquadChoiceProps {
  readonly seat: number
  readonly options: XwingOptions
  readonly language: Language
  onChange(some: object): void
}

function SquadChoice({ seat, options, language, onChange }: SquadChoiceProps) {
  const say = wordsIn(language)
  const id = useId()
  const now = options.squads[seat]
  const at = READY_SQUADS.findIndex(({ squad }) => shipsOf(squad) === shipsOf(now))
  return (
    <>
      <label htmlFor={id}>{say('options.squad', { seat: seat + 1 })}</label>
      <select
        id={id}
        value={at}
        onChange={(event) => {
          const chosen = READY_SQUADS[Number(event.target.value)]
          if (chosen !== undefined)
            onChange({ squads: options.squads.map((squad, i) => (i === seat ? chosen.squad : squad)) })
        }}
      >
        {at < 0 && <option value={-1}>{now.name === '' ? say('options.own-squad') : now.name}</option>}
        {READY_SQUADS.map(({ id: key, name, squad }, i) => (
          <option key={key} value={i} disabled={!isPlayable(options, seat, squad)}>
            {FACTION_NAMES[squad.faction][language]}: {name[language]}
          </option>
        ))}
      </select>
    </>
  )
}

function shipsOf(squad: {
  readonly ships: readonly { readonly pilot: string; readonly upgrades: readonly string[] }[]
}) {
  return squad.ships.map(({ pilot, upgrades }) => [pilot, ...upgrades].join(' ')).join(', ')
}

/** A squad with a card that is not written yet can't be flown. */
function isPlayable(options: XwingOptions, seat: number, squad: unknown): boolean {
  return !isRefusal(
    xwing.readOptions({ ...options, squads: options.squads.map((one, i) => (i === seat ? squad : one)) }),
  )
}

/** What was kept from an earlier visit may no longer be valid; then the defaults stand. */
function read(value: unknown): XwingOptions | null {
  const options = xwing.readOptions(value)
  if (!isRefusal(options)) return options as XwingOptions
  const usual = xwing.readOptions({})
  return isRefusal(usual) ? null : (usual as XwingOptions)
}
