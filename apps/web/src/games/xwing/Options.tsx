import { isRefusal, type Language } from '@dejarik/kernel'
import { NO_ENVIRONMENT, playableEnvironments, SCENARIOS, type XwingOptions, xwing } from '@dejarik/xwing'
import { useId } from 'react'
import { To } from '../../ui/To.tsx'
import { SquadChoice } from './builder/SquadChoice.tsx'
import { wordsIn } from './text/index.ts'
import './options.css'

export interface OptionsProps {
  readonly value: unknown
  onChange(value: unknown): void
  readonly language: Language
}

/** Both squads, scenario, environment and length. */
export function Options({ value, onChange, language }: OptionsProps) {
  const say = wordsIn(language)
  const options = read(value)
  if (options === null) return null
  const change = (some: object): void => onChange({ ...options, ...some })
  const environments = [
    { id: NO_ENVIRONMENT, name: say('options.no-environment'), text: '' },
    { id: 'random', name: say('options.random-environment'), text: '' },
    ...playableEnvironments().map(({ id, name, text }) => ({
      id,
      name: name[language],
      text: text[language],
    })),
  ]
  return (
    <div className="xw-options">
      {[0, 1].map((seat) => (
        <SquadChoice
          key={seat}
          label={say(seat === 0 ? 'options.own' : 'options.foe')}
          language={language}
          value={options.squads[seat]}
          onChange={(squad) => change({ squads: options.squads.map((one, i) => (i === seat ? squad : one)) })}
        />
      ))}
      <p className="xw-options-build">
        <To route={{ at: 'build', game: 'xwing', id: null, code: '' }}>{say('options.build')}</To>
      </p>
      <Choice
        label={say('options.scenario')}
        value={options.scenario}
        choices={SCENARIOS.map(({ id, name, text }) => ({ id, name: name[language], text: text[language] }))}
        onChange={(scenario) => change({ scenario })}
      />
      <Choice
        label={say('options.environment')}
        value={options.environment}
        choices={environments}
        onChange={(environment) => change({ environment })}
      />
      <Rounds
        value={options.rounds}
        label={say('options.rounds')}
        onChange={(rounds) => change({ rounds })}
      />
    </div>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly choices: readonly { readonly id: string; readonly name: string; readonly text: string }[]
  onChange(id: string): void
}

/** One of a list, with what it means below it. */
function Choice({ label, value, choices, onChange }: ChoiceProps) {
  const id = useId()
  const text = choices.find((one) => one.id === value)?.text ?? ''
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {choices.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </select>
      {text !== '' && <p className="xw-hint">{text}</p>}
    </>
  )
}

const MOST_ROUNDS = 50

function Rounds({
  value,
  label,
  onChange,
}: {
  value: number
  label: string
  onChange: (rounds: number) => void
}) {
  const id = useId()
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        min={1}
        max={MOST_ROUNDS}
        value={value}
        onChange={(event) => onChange(Math.max(1, Math.min(MOST_ROUNDS, Number(event.target.value))))}
      />
    </>
  )
}

/** What was kept from an earlier visit may no longer be valid; then the defaults stand. */
function read(value: unknown): XwingOptions | null {
  const options = xwing.readOptions(value)
  if (!isRefusal(options)) return options as XwingOptions
  const usual = xwing.readOptions({})
  return isRefusal(usual) ? null : (usual as XwingOptions)
}
