import { type ImperialAssaultOptions, imperialAssault, MISSIONS } from '@dejarik/imperial-assault'
import { defaultCampaign } from '@dejarik/imperial-assault/campaign'
import { isRefusal } from '@dejarik/kernel'
import { useId } from 'react'
import type { OptionsProps } from '../../table/contract.ts'
import { ArmyChoice } from './ArmyChoice.tsx'
import { CampaignOptions } from './campaign/start/CampaignOptions.tsx'
import { ModeChoice } from './campaign/start/ModeChoice.tsx'
import { OwnArmy } from './OwnArmy.tsx'
import { wordsIn } from './text/index.ts'
import '../options.css'

const SKIRMISHES = MISSIONS.filter(({ campaign }) => campaign === null)

/** Armies, and the mission: one of them, or any by lot. A campaign has choices of its own. */
export function Options({ value, onChange, language, ownOnly }: OptionsProps) {
  const say = wordsIn(language)
  const id = useId()
  const options = read(value)
  if (options === null) return null
  if (options.campaign !== undefined)
    return (
      <div className="match-options">
        <ModeChoice value={options} onChange={onChange} language={language} />
        <CampaignOptions
          value={options.campaign}
          onChange={(campaign) => onChange({ campaign })}
          language={language}
        />
      </div>
    )
  const change = (some: object): void => onChange({ ...options, ...some })
  const [own, foe] = options.armies
  const only = options.missions.length === 1 ? options.missions[0] : ''
  const mission = MISSIONS.find((one) => one.id === only)
  return (
    <div className="match-options">
      <ModeChoice value={options} onChange={onChange} language={language} />
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
            missions: event.target.value === '' ? SKIRMISHES.map((one) => one.id) : [event.target.value],
          })
        }
      >
        <option value="">{say('options.any-mission')}</option>
        {SKIRMISHES.map((one) => (
          <option key={one.id} value={one.id}>
            {one.mapName[language]}: {one.name[language]}
          </option>
        ))}
      </select>
      {mission !== undefined && <p className="match-hint">{mission.text[language]}</p>}
    </div>
  )
}

/** What was kept from an earlier visit may no longer be valid; then the defaults stand. */
function read(value: unknown): ImperialAssaultOptions | null {
  const options = imperialAssault.readOptions(value)
  if (!isRefusal(options)) return options
  if (options.refused === 'heroes-wrong') return choosingHeroes(value as ImperialAssaultOptions)
  const usual = imperialAssault.readOptions({})
  return isRefusal(usual) ? null : usual
}

/** Heroes are still being chosen: what was chosen stands, and all else of the campaign. */
function choosingHeroes({ campaign }: ImperialAssaultOptions): ImperialAssaultOptions | null {
  const whole = imperialAssault.readOptions({ campaign: { ...campaign, heroes: defaultCampaign().heroes } })
  if (isRefusal(whole) || whole.campaign === undefined) return null
  return { ...whole, campaign: { ...whole.campaign, heroes: campaign?.heroes ?? [] } }
}
