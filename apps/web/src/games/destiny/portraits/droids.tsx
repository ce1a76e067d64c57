/** Droids, by their build. */
import type { ReactNode } from 'react'
import { bust } from './parts.tsx'

const FRAME = (
  <>
    <path className="d" d="M28 76h44l6 24H22z" />
    <path className="d" d="M45 60h10v16H45z" />
    <path className="c s" d="M36 82h28M34 90h32" />
  </>
)

export const DROIDS = {
  battleDroid: bust(
    FRAME,
    <path className="a" d="M38 18h20c6 6 10 14 10 22l-6 26c-2 4-14 4-18 0L30 44z" />,
    <path className="a" d="M56 14h6v10h-6z" />,
    <path className="c" d="M38 34h6v6h-6zM56 34h6v6h-6zM44 52h14v3H44zM45 58h12v3H45z" />,
  ),
  superBattleDroid: bust(
    <path className="a" d="M10 100l8-46 22-14h20l22 14 8 46z" />,
    <path className="c s" d="M30 58h40M28 72h44M27 86h46" />,
    <path className="a" d="M40 26h20v16H40z" />,
    <path className="g" d="M46 32h8v4h-8z" />,
  ),
  assassin: bust(
    FRAME,
    <path className="a" d="M40 4h20l6 10v50l-6 8H40l-6-8V14z" />,
    <path className="c s" d="M34 22h32M34 34h32M34 48h32" />,
    <circle className="g" cx="44" cy="41" r="3.600" />,
    <circle className="g" cx="57" cy="41" r="3.600" />,
    <path className="g" d="M47 26h6v4h-6z" />,
  ),
  securityDroid: bust(
    <path className="d" d="M12 100l6-26 26-6h12l26 6 6 26z" />,
    <path className="a" d="M50 14c14 0 20 8 20 20v18c0 10-8 18-20 18s-20-8-20-18V34c0-12 6-20 20-20z" />,
    <path className="c" d="M32 40h36v9H32z" />,
    <circle className="g" cx="42" cy="44.500" r="3" />,
    <circle className="g" cx="58" cy="44.500" r="3" />,
    <path className="c s" d="M40 60h20" />,
  ),
  astromech: bust(
    <path className="d" d="M24 44h52v56H24zM12 54h10v46H12zM78 54h10v46H78z" />,
    <path className="a" d="M24 42c0-20 10-30 26-30s26 10 26 30z" />,
    <circle className="c" cx="44" cy="29" r="6" />,
    <circle className="g" cx="44" cy="29" r="2.600" />,
    <path className="c" d="M58 26h9v5h-9zM24 38h52v3H24z" />,
    <path className="c s" d="M34 56h32v14H34zM34 80h14M56 80h10M34 90h32" />,
  ),
  ballDroid: bust(
    <circle className="d" cx="50" cy="70" r="28" />,
    <circle className="c s" cx="50" cy="72" r="14" />,
    <circle className="a" cx="50" cy="72" r="5" />,
    <path className="a" d="M30 42c0-18 8-26 20-26s20 8 20 26c-12 6-28 6-40 0z" />,
    <circle className="c" cx="46" cy="31" r="6" />,
    <circle className="g" cx="46" cy="31" r="2.400" />,
    <path className="a" d="M58 2h2v16h-2zM48 6h2v12h-2z" />,
  ),
  protocol: bust(
    <path className="d" d="M14 100c1-18 12-24 28-26h16c16 2 27 8 28 26z" />,
    <circle className="c s" cx="50" cy="92" r="8" />,
    <path className="a" d="M42 60h16v14H42z" />,
    <path className="a" d="M50 12c16 0 22 10 22 24v12c0 12-9 20-22 20s-22-8-22-20V36c0-14 6-24 22-24z" />,
    <circle className="c" cx="41" cy="40" r="6" />,
    <circle className="c" cx="59" cy="40" r="6" />,
    <circle className="g" cx="41" cy="40" r="2.600" />,
    <circle className="g" cx="59" cy="40" r="2.600" />,
    <path className="c" d="M43 55h14v3H43z" />,
  ),
  insectDroid: bust(
    FRAME,
    <path className="a" d="M50 10c12 0 18 8 18 16l4 16-8 24c-4 6-24 6-28 0l-8-24 4-16c0-8 6-16 18-16z" />,
    <ellipse className="c" cx="37" cy="40" rx="9" ry="11" />,
    <ellipse className="c" cx="63" cy="40" rx="9" ry="11" />,
    <path className="c s" d="M46 58h8M46 63h8" />,
  ),
  guardDroid: bust(
    <path className="l" d="M6 100c4-26 14-34 34-38h20c20 4 30 12 34 38z" />,
    FRAME,
    <path className="a" d="M50 10c14 0 22 10 22 24v20l-8 14H36l-8-14V34c0-14 8-24 22-24z" />,
    <circle className="g" cx="41" cy="40" r="4.600" />,
    <circle className="g" cx="59" cy="40" r="4.600" />,
    <path className="c s" d="M50 12v18M36 54h28M40 60h20" />,
  ),
  /** The general: a skull of plates above a collar. */
  general: bust(
    <path className="l" d="M2 100c3-26 16-34 36-38h24c20 4 33 12 36 38z" />,
    <path className="d" d="M30 72h40l6 28H24z" />,
    <path
      className="a"
      d="M50 8c12 0 18 8 20 20l2 16-8 12-2 16c-6 6-18 6-24 0l-2-16-8-12 2-16C32 16 38 8 50 8z"
    />,
    <path className="c" d="M34 36l12 4-2 8-9-2zM66 36l-12 4 2 8 9-2z" />,
    <path className="c s" d="M44 58v14M50 56v18M56 58v14M24 30l6 4M76 30l-6 4" />,
  ),
  copilot: bust(
    FRAME,
    <path
      className="a"
      d="M50 12c14 0 22 6 24 16l-4 6v22c0 8-8 14-20 14s-20-6-20-14V34l-4-6c2-10 10-16 24-16z"
    />,
    <path className="c" d="M32 30h36v7H32z" />,
    <circle className="g" cx="50" cy="33.500" r="3" />,
    <path className="c s" d="M36 46h28M38 56h24" />,
  ),
} satisfies { readonly [head: string]: ReactNode }
