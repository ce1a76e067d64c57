/** One sign for each kind of upgrade, in our own drawing: strokes in a square of 24 units. */
import { SLOT_NAMES, type Slot } from '@dejarik/xwing/facts'
import { Drawing } from '../../../../symbols/Drawing.tsx'
import { useBuilder } from '../useBuilder.ts'

const SIGNS: { readonly [S in Slot]: string } = {
  talent: 'M12 3l2.6 6 6.4.5-4.900 4.2 1.600 6.300L12 16.500 6.300 20l1.600-6.300L3 9.500 9.400 9z',
  'force-power': 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 3c-4 4-4 7 0 9s4 5 0 9',
  sensor: 'M4 20a16 16 0 0 1 16-16M4 20l7-7M9 20a11 11 0 0 1 11-11M14 20a6 6 0 0 1 6-6',
  tech: 'M7 7h10v10H7zM10 3v4M14 3v4M10 17v4M14 17v4M3 10h4M3 14h4M17 10h4M17 14h4',
  cannon: 'M3 10h11v4H3zM14 8h4v8h-4M18 12h4',
  turret: 'M12 9a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM10 9V2M14 9V2',
  torpedo: 'M12 2c3 3 4 6 4 10v6H8v-6c0-4 1-7 4-10zM8 18l-2 4M16 18l2 4',
  missile: 'M12 2l3 6v10H9V8zM9 13l-4 4v3l4-2M15 13l4 4v3l-4-2M12 18v4',
  crew: 'M12 3a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9zM4 21c0-5 3-7 8-7s8 2 8 7',
  gunner: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 1v7M12 16v7M1 12h7M16 12h7',
  astromech: 'M5 11a7 7 0 0 1 14 0v8H5zM5 11h14M12 7v.1M8 19v3M16 19v3',
  'tactical-relay':
    'M12 9v12M8 21h8M12 9a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM7 12a7 7 0 0 1 0-10M17 12a7 7 0 0 0 0-10',
  device: 'M11 8a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM15 9l3-3M18 6l3-1M18 6l1-4',
  illicit: 'M3 8c6-3 12-3 18 0-1 8-4 12-9 13-5-1-8-5-9-13zM7 12h3M14 12h3',
  modification: 'M14 4a5 5 0 0 0-6 6.500L3 16l5 5 5.500-5A5 5 0 0 0 20 10l-3.500 2-3-3z',
  configuration: 'M3 5l9 6 9-6M3 19l9-6 9 6M12 3v18',
  title: 'M4 4h16v12l-8 5-8-5zM8 9h8M8 13h8',
  cargo: 'M3 8l9-5 9 5v8l-9 5-9-5zM3 8l9 5 9-5M12 13v8',
  command: 'M4 18l2-10 6 5 6-5 2 10zM4 21h16',
  hardpoint: 'M4 20h16M7 20v-6h10v6M12 14V3',
  hyperdrive: 'M3 12h12M3 7h7M3 17h7M14 5l7 7-7 7',
  team: 'M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM16 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM2 20c0-4 2-6 6-6s6 2 6 6M16 14c4 0 6 2 6 6',
}

/** Named for those who don't see it, unless a word beside it says the same. */
export function SlotSign({ slot, bare, size = '1.15em' }: { slot: Slot; bare?: boolean; size?: string }) {
  const { language } = useBuilder()
  const name = SLOT_NAMES[slot][language]
  return (
    <Drawing size={size} className="xb-slot" label={bare ? undefined : name}>
      {!bare && <title>{name}</title>}
      <path
        d={SIGNS[slot]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Drawing>
  )
}

/** The bar of a card: a sign for each slot, in printed order. */
export function SlotRow({ slots, choice }: { slots: readonly Slot[]; choice: readonly Slot[] }) {
  return (
    <span className="xb-slots">
      {slots.map((slot, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place in the bar
        <SlotSign key={i} slot={slot} />
      ))}
      {choice.length > 0 && (
        <span className="xb-slots-choice">
          {choice.map((slot) => (
            <SlotSign key={slot} slot={slot} />
          ))}
        </span>
      )}
    </span>
  )
}
