import { loadoutCostOf, type Squad } from '@dejarik/xwing/build'
import { costOf, findUpgrade, type PilotFacts, SLOT_NAMES } from '@dejarik/xwing/facts'
import { useState } from 'react'
import { Cross } from '../../../../symbols/index.ts'
import { Button } from '../../../../ui/Button.tsx'
import { CardName } from '../cards/CardName.tsx'
import { SlotSign } from '../cards/SlotSign.tsx'
import { addUpgrade, removeUpgrade } from '../edit.ts'
import { type OpenSlot, openSlots } from '../upgrade-bar.ts'
import { useBuilder } from '../useBuilder.ts'
import { shipAnchor } from './ShipPanel.tsx'
import { UpgradePicker } from './UpgradePicker.tsx'

export interface EquipmentProps {
  readonly squad: Squad
  readonly ship: number
  readonly pilot: PilotFacts
  readonly onChange?: ((squad: Squad, said: string) => void) | undefined
}

/** The upgrades of a ship, its free slots, and the loadout points between them. */
export function Equipment({ squad, ship, pilot, onChange }: EquipmentProps) {
  const { say, language } = useBuilder()
  const [picking, setPicking] = useState<OpenSlot | null>(null)
  const bought = squad.ships[ship].upgrades
  const facts = bought.map(findUpgrade).filter((upgrade) => upgrade !== undefined)
  const take = (id: string) => {
    const upgrade = findUpgrade(id)
    const name = upgrade?.name[language] ?? id
    setPicking(null)
    onChange?.(
      addUpgrade(squad, ship, id),
      say(upgrade?.standardized ? 'squad.equipped-all' : 'squad.equipped', { name }),
    )
    // The slot that was chosen may be gone; the ship is not.
    requestAnimationFrame(() => document.getElementById(shipAnchor(ship))?.focus())
  }
  return (
    <>
      {pilot.standardLoadout !== null && (
        <>
          <p className="xb-loadout">{say('card.standard')}</p>
          <ul className="xb-upgrades">
            {pilot.standardLoadout.map((id) => (
              <UpgradeLine key={id} id={id} />
            ))}
          </ul>
        </>
      )}
      {bought.length > 0 && (
        <ul className="xb-upgrades">
          {bought.map((id, place) => (
            <UpgradeLine
              // biome-ignore lint/suspicious/noArrayIndexKey: the same card may be there twice
              key={place}
              id={id}
              cost={costOfId(id, pilot)}
              onRemove={onChange && (() => onChange(removeUpgrade(squad, ship, place), ''))}
            />
          ))}
        </ul>
      )}
      {pilot.standardLoadout === null && (
        <>
          <Loadout used={loadoutCostOf(pilot, facts)} all={pilot.loadout} />
          {onChange !== undefined && <FreeSlots slots={openSlots(pilot, facts)} onPick={setPicking} />}
        </>
      )}
      {picking !== null && (
        <UpgradePicker
          squad={squad}
          ship={ship}
          pilot={pilot}
          kinds={picking.kinds}
          onTake={take}
          onClose={() => setPicking(null)}
        />
      )}
    </>
  )
}

function costOfId(id: string, pilot: PilotFacts): number | null {
  const upgrade = findUpgrade(id)
  return upgrade === undefined ? null : costOf(upgrade, pilot.faction)
}

interface UpgradeLineProps {
  readonly id: string
  readonly cost?: number | null
  readonly onRemove?: (() => void) | undefined
}

function UpgradeLine({ id, cost, onRemove }: UpgradeLineProps) {
  const { say, language } = useBuilder()
  const upgrade = findUpgrade(id)
  return (
    <li className="xb-upgrade">
      {upgrade !== undefined && <SlotSign slot={upgrade.slots[0]} />}
      <CardName card={{ type: 'upgrade', id }} />
      {cost !== undefined && <span className="number">{cost ?? '–'}</span>}
      {onRemove !== undefined && (
        <Button
          kind="quiet"
          size="small"
          aria-label={say('squad.unequip', { name: upgrade?.name[language] ?? id })}
          icon={<Cross size="0.9em" />}
          onClick={onRemove}
        />
      )}
    </li>
  )
}

function Loadout({ used, all }: { used: number; all: number }) {
  const { say } = useBuilder()
  const over = used > all
  if (all === 0 && used === 0) return null
  return (
    <div className="xb-loadout" data-over={over}>
      <p>
        {over
          ? say('squad.loadout-over', { used, all, over: used - all })
          : say('squad.loadout', { used, all, left: all - used })}
      </p>
      <span className="xb-loadout-bar" aria-hidden="true">
        <span style={{ width: `${Math.min(100, all === 0 ? 0 : (100 * used) / all)}%` }} />
      </span>
    </div>
  )
}

function FreeSlots({ slots, onPick }: { slots: readonly OpenSlot[]; onPick: (slot: OpenSlot) => void }) {
  const { say, language } = useBuilder()
  if (slots.length === 0) return null
  return (
    <ul className="xb-free" aria-label={say('squad.open-slots')}>
      {slots.map((slot) => {
        const kind = slot.kinds.map((one) => SLOT_NAMES[one][language]).join(' / ')
        const { count } = slot
        return (
          <li key={slot.kinds.join()}>
            <Button
              size="small"
              className="xb-free-slot"
              icon={<SlotSign slot={slot.kinds[0]} bare />}
              onClick={() => onPick(slot)}
            >
              {kind}
              {count > 1 && ` ×${count}`}
              <span className="unseen">: {say('squad.choose')}</span>
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
