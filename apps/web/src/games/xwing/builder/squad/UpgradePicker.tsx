import { loadoutCostOf, type Problem, type Squad } from '@dejarik/xwing/build'
import {
  costOf,
  findUpgrade,
  type PilotFacts,
  SLOT_NAMES,
  type Slot,
  type UpgradeFacts,
} from '@dejarik/xwing/facts'
import { useMemo, useState } from 'react'
import { plain } from '../../../../rules/search.ts'
import { useWords } from '../../../../text/index.ts'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { SearchField } from '../../../../ui/SearchField.tsx'
import { textOf } from '../cards/text-of.ts'
import { newProblems } from '../check.ts'
import { addUpgrade } from '../edit.ts'
import { upgradesFor } from '../upgrade-bar.ts'
import { useBuilder } from '../useBuilder.ts'
import { Candidate } from './Candidate.tsx'
import './picker.css'

export interface UpgradePickerProps {
  readonly squad: Squad
  readonly ship: number
  readonly pilot: PilotFacts
  readonly kinds: readonly Slot[]
  onTake(upgrade: string): void
  onClose(): void
}

interface Judged {
  readonly upgrade: UpgradeFacts
  readonly reasons: readonly Problem[]
}

/** The upgrades for a slot: those that fit, and folded below them those that don't, each with its reason. */
export function UpgradePicker({ squad, ship, pilot, kinds, onTake, onClose }: UpgradePickerProps) {
  const words = useWords()
  const { say, language } = useBuilder()
  const [query, setQuery] = useState('')
  const judged = useMemo(
    () =>
      upgradesFor(kinds)
        .map(
          (upgrade): Judged => ({
            upgrade,
            reasons: newProblems(squad, addUpgrade(squad, ship, upgrade.id)),
          }),
        )
        .sort((a, b) => a.upgrade.name[language].localeCompare(b.upgrade.name[language], language)),
    [squad, ship, kinds, language],
  )
  const wanted = plain(query).split(' ').filter(Boolean)
  const found = judged.filter(({ upgrade }) => {
    const hay = plain(`${upgrade.name.de} ${upgrade.name.en} ${textOf('upgrade', upgrade.id, language)}`)
    return wanted.every((word) => hay.includes(word))
  })
  const fits = found.filter(({ reasons }) => reasons.length === 0)
  const not = found.filter(({ reasons }) => reasons.length > 0)
  const bought = squad.ships[ship].upgrades.map(findUpgrade).filter((upgrade) => upgrade !== undefined)
  const kind = kinds.map((slot) => SLOT_NAMES[slot][language]).join(' / ')
  return (
    <Dialog
      width="wide"
      title={say('picker.title', { kind, pilot: pilot.name[language] })}
      closeLabel={words('close')}
      onClose={onClose}
    >
      <div className="xb-picker">
        <search className="build-filters">
          <SearchField label={say('picker.search')} query={query} onChange={setQuery} />
          <p className="xb-picker-left">
            {say('picker.left', { left: pilot.loadout - loadoutCostOf(pilot, bought) })}
          </p>
        </search>
        <h3>{say('picker.fits', { count: fits.length })}</h3>
        {fits.length === 0 && <p className="build-plain">{say('picker.none')}</p>}
        <ul className="xb-candidates">
          {fits.map(({ upgrade }) => (
            <Candidate
              key={upgrade.id}
              upgrade={upgrade}
              cost={costOf(upgrade, pilot.faction)}
              onTake={onTake}
            />
          ))}
        </ul>
        {not.length > 0 && (
          <details className="xb-not" open={query !== '' && fits.length === 0}>
            <summary>{say('picker.not', { count: not.length })}</summary>
            <ul className="xb-candidates">
              {not.map(({ upgrade, reasons }) => (
                <Candidate
                  key={upgrade.id}
                  upgrade={upgrade}
                  cost={costOf(upgrade, pilot.faction)}
                  reasons={reasons}
                />
              ))}
            </ul>
          </details>
        )}
      </div>
    </Dialog>
  )
}
