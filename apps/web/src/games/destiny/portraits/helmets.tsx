/** Helmets and masks, by their visors. */
import type { ReactNode } from 'react'
import { ARMOR, bust, CAPE, FACE, ROBE, TUNIC } from './parts.tsx'

const TROOPER = (
  <>
    <path
      className="a"
      d="M50 10c18 0 26 12 26 30 0 8-3 13-3 20l-9 16H36l-9-16c0-7-3-12-3-20 0-18 8-30 26-30z"
    />
    <path className="c" d="M26 37h48l-1 5H27z" />
    <path className="c" d="M30 44h15l3 9-14 1zM70 44H55l-3 9 14 1z" />
    <path className="c" d="M40 64h20l4 9H36z" />
    <path className="a" d="M42 66h2v6h-2zM47 66h2v6h-2zM52 66h2v6h-2zM57 66h2v6h-2z" />
  </>
)
const VISOR_T = (
  <>
    <path className="a" d="M50 9c17 0 26 12 26 30v20l-8 15H32l-8-15V39C24 21 33 9 50 9z" />
    <path className="c" d="M29 38h42v9H56l-2 20h-8l-2-20H29z" />
    <path className="d" d="M24 34h4v18h-4zM72 34h4v18h-4z" />
  </>
)
const FLIGHT = (
  <>
    <path className="a" d="M50 8c19 0 27 14 27 32l-4 24H61l-2-24H41l-2 24H27l-4-24C23 22 31 8 50 8z" />
    <path className="c" d="M30 27c6-6 34-6 40 0v6H30z" />
    <path className="d" d="M46 8h8v17h-8z" />
  </>
)

export const HELMETS = {
  trooper: bust(ARMOR, TROOPER),
  /** Chrome, with a cape over one shoulder. */
  captain: bust(
    <path className="l" d="M0 100V72c8-8 22-8 32-4v32z" />,
    ARMOR,
    <path
      className="a"
      d="M50 6c19 0 27 14 27 32 0 10-4 16-5 24l-9 14H37l-9-14c-1-8-5-14-5-24C23 20 31 6 50 6z"
    />,
    <path className="c" d="M29 36l19 5v7l-17-3zM71 36l-19 5v7l17-3z" />,
    <path className="c" d="M36 58l8-4h12l8 4-5 14H41z" />,
    <path className="a s" d="M42 60h16M43 65h14M46 70h8" />,
    <path className="c s" d="M50 8v26" />,
  ),
  deathTrooper: bust(
    ARMOR,
    TROOPER,
    <path className="g" d="M32 46h11l2 4-12 1zM68 46H57l-2 4 12 1z" />,
    <path className="d" d="M34 18h10v14H34zM56 18h10v14H56z" />,
  ),
  /** A mask of bands under a hood. */
  mask: bust(
    ROBE,
    <path
      className="d"
      d="M20 82c-4-34 4-72 30-76 26 4 34 42 30 76-5-6-8-8-12-9V38c-3-12-9-17-18-19-9 2-15 7-18 19v35c-4 1-7 3-12 9z"
    />,
    <path className="a" d="M34 34c4-9 9-13 16-14 7 1 12 5 16 14v24L56 74H44L34 58z" />,
    <path className="c" d="M34 37h32v11H34z" />,
    <path className="a s" d="M34 41h32M37 46h26" />,
    <path className="c s" d="M42 56l-3 10M50 56v16M58 56l3 10" />,
  ),
  darkLord: bust(
    CAPE,
    <path
      className="a"
      d="M50 6c18 0 26 14 27 32l9 26c-12 4-18 2-22-2l-5 12H41l-5-12c-4 4-10 6-22 2l9-26C24 20 32 6 50 6z"
    />,
    <path className="c" d="M31 40l16 3v8l-13-1zM69 40l-16 3v8l13-1z" />,
    <path className="c" d="M50 52l12 20H38z" />,
    <path className="a s" d="M46 62v8M50 60v10M54 62v8" />,
    <path className="c s" d="M50 8v30M28 34c12-6 32-6 44 0" />,
  ),
  mandalorian: bust(ARMOR, VISOR_T),
  hunter: bust(
    ARMOR,
    VISOR_T,
    <path className="d" d="M75 8h3v26h-3zM70 8h13v3H70z" />,
    <path className="l" d="M4 100V84l18-8v24z" />,
  ),
  painted: bust(
    ARMOR,
    VISOR_T,
    <path className="l" d="M50 9c17 0 26 12 26 30l-18-4z" />,
    <path className="c s" d="M40 18l10-6 10 6-10 6z" />,
  ),
  royalGuard: bust(
    CAPE,
    <path className="a" d="M50 2c16 6 22 22 22 42l-6 32H34l-6-32C28 24 34 8 50 2z" />,
    <path className="c" d="M33 38c10 8 24 8 34 0v7c-8 5-12 6-14 6v18h-6V51c-2 0-6-1-14-6z" />,
  ),
  flyer: bust(TUNIC, FACE, FLIGHT, <path className="d" d="M38 66h24v4H38z" />),
  tiePilot: bust(
    ARMOR,
    TROOPER,
    <path className="d" d="M40 72h20l4 14H36z" />,
    <path className="d s" d="M36 80C22 82 18 90 16 100M64 80c14 2 18 10 20 20" />,
    <circle className="c s" cx="50" cy="22" r="6" />,
  ),
  soldier: bust(
    TUNIC,
    FACE,
    <path className="d" d="M26 40c-2-20 8-31 24-31s26 11 24 31l-4-6H30z" />,
    <path className="a" d="M24 34h52l3 6H21z" />,
    <path className="d s" d="M32 42c2 14 4 20 10 24M68 42c-2 14-4 20-10 24" />,
  ),
  clone: bust(
    ARMOR,
    <path className="a" d="M50 8c18 0 26 13 26 31v18l-9 18H33l-9-18V39C24 21 32 8 50 8z" />,
    <path className="c" d="M29 36h42l-4 10H55v8h-3l2 14h-8l2-14h-3v-8H33z" />,
    <path className="d" d="M47 6h6v26h-6z" />,
    <path className="c s" d="M34 62l-3 8M66 62l3 8" />,
  ),
  raider: bust(
    ROBE,
    <path className="a" d="M50 12c16 0 24 12 24 28s-8 34-24 34-24-18-24-34 8-28 24-28z" />,
    <path className="c s" d="M28 30h44M26 42h48M30 60h40M36 20h28" />,
    <path className="d" d="M32 38h12v10H32zM56 38h12v10H56z" />,
    <circle className="c" cx="38" cy="43" r="3.200" />,
    <circle className="c" cx="62" cy="43" r="3.200" />,
    <path className="c" d="M44 54h12v10H44z" />,
  ),
  templeGuard: bust(
    ROBE,
    <path className="d" d="M20 80c-3-34 6-70 30-74 24 4 33 40 30 74l-10-8V36l-20-12-20 12v36z" />,
    <path className="a" d="M32 36l18-12 18 12v24L58 74H42L32 60z" />,
    <path className="c" d="M35 42h30v5H35zM48 50h4v20h-4z" />,
  ),
  praetorian: bust(
    ARMOR,
    <path className="a" d="M50 4c18 8 26 20 26 38l-6 32H30l-6-32C24 24 32 12 50 4z" />,
    <path className="c s" d="M28 30h44M26 38h48M26 46h48M28 54h44M30 62h40" />,
    <path className="c" d="M32 40h36v6H32z" />,
  ),
  inquisitor: bust(
    CAPE,
    <path className="a" d="M50 8c18 0 25 12 25 30l-3 26-10 10H38L28 64l-3-26C25 20 32 8 50 8z" />,
    <path className="g" d="M28 38h44v6H28z" />,
    <path className="c s" d="M50 10v26M38 54l4 18M62 54l-4 18" />,
  ),
  marauder: bust(
    <path
      className="d"
      d="M4 100c3-22 14-28 34-30h24c20 2 31 8 34 30l-12-5-10 5-12-4-12 4-12-4-10 4-12-4z"
    />,
    <path className="a" d="M50 10c18 0 26 14 26 32L64 76H36L24 42c0-18 8-32 26-32z" />,
    <path className="c" d="M30 36h16v9H33zM70 36H54v9h13z" />,
    <path className="l" d="M26 24C18 16 14 8 12 0c12 4 20 8 26 14zM74 24c8-8 12-16 14-24-12 4-20 8-26 14z" />,
    <path className="c s" d="M42 58h16M43 64h14M45 70h10" />,
  ),
} satisfies { readonly [head: string]: ReactNode }
