import { isRefusal } from '@dejarik/kernel'
import { POINTS_LIST, POINTS_LISTS, SCENARIOS, type XwingOptions, xwing } from '@dejarik/xwing'
import { readSquad } from '@dejarik/xwing/build'
import { useId } from 'react'
import type { OptionsProps } from '../../table/contract.ts'
import { built } from './builder/flown.ts'
import { SquadChoice } from './builder/SquadChoice.tsx'
import { environmentsIn, type NamedChoice } from './environments.ts'
import { OwnSquad } from './OwnSquad.tsx'
import { wordsIn } from './text/index.ts'
import '../options.css'

/** Squads, scenario, environment and length. */
export function Options({ value, onChange, language, ownOnly }: OptionsProps) {
  const say = wordsIn(language)
  const options = read(value)
  if (options === null) return null
  const change = (some: object): void => onChange({ ...options, ...some })
  const [own, foe] = options.squads
  // Squads that another list or mode does not allow give way to the usual ones.
  const build = (some: object): void => {
    const would = { ...options, ...some }
    onChange(isRefusal(xwing.readOptions(would)) ? { ...would, squads: undefined } : would)
  }
  return (
    <div className="match-options">
      <OwnSquad
        language={language}
        value={own}
        onChange={(raw) => {
          const squad = readSquad(raw)
          if (!isRefusal(squad)) build(built({ squads: [squad, foe] }, squad))
        }}
      />
      {!ownOnly && (
        <SquadChoice
          label={say('options.foe')}
          language={language}
          value={foe}
          onChange={(squad) => change({ squads: [own, squad] })}
        />
      )}
      <Choice
        label={say('options.scenario')}
        value={options.scenario}
        choices={SCENARIOS.map(({ id, name, text }) => ({ id, name: name[language], text: text[language] }))}
        onChange={(scenario) => change({ scenario })}
      />
      <Choice
        label={say('options.environment')}
        value={options.environment}
        choices={environmentsIn(language)}
        onChange={(environment) => change({ environment })}
      />
      <Choice
        label={say('options.mode')}
        value={options.mode ?? 'standard'}
        choices={(['standard', 'extended'] as const).map((id) => ({ id, name: say(`mode.${id}`), text: '' }))}
        onChange={(mode) => build({ mode })}
      />
      <Choice
        label={say('options.list')}
        value={options.list ?? POINTS_LIST.id}
        choices={POINTS_LISTS.map(({ id, limit }) => ({
          id,
          name: say('list.of', { name: id, points: limit }),
          text: '',
        }))}
        onChange={(list) => build({ list, limit: undefined })}
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
  readonly choices: readonly NamedChoice[]
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
      {text !== '' && <p className="match-hint">{text}</p>}
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
  if (!isRefusal(options)) return options
  const usual = xwing.readOptions({})
  return isRefusal(usual) ? null : usual
}
