/** What busts are put together from, in a square of 100 units: `a` is the figure, `d` and `l` its paler parts, `c` what is cut out of it. */
import type { ReactNode } from 'react'

export const ROBE = (
  <>
    <path className="d" d="M8 100c2-21 15-29 32-31h20c17 2 30 10 32 31z" />
    <path className="c s" d="M39 69l11 17 11-17M50 86v14" />
  </>
)
export const ARMOR = (
  <>
    <path className="a" d="M6 100c1-18 11-26 27-28l17 5 17-5c16 2 26 10 27 28z" />
    <path className="c s" d="M24 80l8 20M76 80l-8 20M34 88h32M50 77v11" />
  </>
)
export const CAPE = (
  <>
    <path className="l" d="M0 100c1-24 13-34 34-38h32c21 4 33 14 34 38z" />
    <path className="d" d="M24 100c1-20 10-27 26-29 16 2 25 9 26 29z" />
  </>
)
export const TUNIC = (
  <>
    <path className="d" d="M10 100c1-20 14-28 29-30l11 6 11-6c15 2 28 10 29 30z" />
    <path className="c s" d="M41 70l-3 30M59 70l3 30" />
  </>
)
/** An officer's, with the plaque of rank. */
export const UNIFORM = (
  <>
    <path className="d" d="M10 100c1-20 13-27 29-30h22c16 3 28 10 29 30z" />
    <path className="c s" d="M50 72v28M40 70l4 9h12l4-9" />
    <path className="a" d="M59 84h15v4H59zM59 89h15v4H59z" />
  </>
)
export const GOWN = (
  <>
    <path className="d" d="M16 100c0-18 8-26 24-29h20c16 3 24 11 24 29z" />
    <path className="c s" d="M36 72c4 9 24 9 28 0" />
  </>
)
export const FUR = (
  <path className="d" d="M6 100l5-12 4 3 3-10 6 3 4-9 7 1 5-6h20l5 6 7-1 4 9 6-3 3 10 4-3 5 12z" />
)
/** A belt of charges across the chest. */
export const BANDOLIER = <path className="a" d="M26 79l7-5 36 26H54zM34 86" />

const HEAD = <path className="a" d="M50 19c12 0 18 9 18 21 0 15-8 28-18 28s-18-13-18-28c0-12 6-21 18-21z" />
const NECK = <path className="a" d="M42 58h16v14c-4 5-12 5-16 0z" />
export const EYES = <path className="c" d="M39 42l8 2-1 3-7-1zM61 42l-8 2 1 3 7-1z" />
const MOUTH = <path className="c s" d="M44 58h12" />

/** A face without hair. */
export const FACE = (
  <>
    {NECK}
    {HEAD}
    {EYES}
    {MOUTH}
  </>
)

export function bust(...parts: readonly ReactNode[]): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a drawing never change
  return parts.map((part, i) => <g key={i}>{part}</g>)
}
