import { type ReactNode, useId } from 'react'
import type { Drawings } from './drawings.ts'

/** A globe with its land; `around` lies outside of it. */
function World({ children, around, r = 32 }: { children?: ReactNode; around?: ReactNode; r?: number }) {
  const clip = useId()
  return (
    <>
      <clipPath id={clip}>
        <circle cx="60" cy="40" r={r} />
      </clipPath>
      {around}
      <g clipPath={`url(#${clip})`}>
        <circle cx="60" cy="40" r={r} />
        {children}
        <path
          className="night"
          d={`M60 ${40 - r}a${r} ${r} 0 0 1 0 ${2 * r}a${r * 1.7} ${r * 1.7} 0 0 0 0 ${-2 * r}z`}
        />
      </g>
    </>
  )
}

/** Bases: what tells each world from the others at a glance. */
export const WORLDS: Drawings = {
  Lothal: (
    <World>
      <path className="cut line" d="M28 52h64M28 58h64M28 64h64" />
      <path className="cut" d="M40 48l5-22 5 22zM54 48l6-32 6 32zM72 48l4-18 4 18z" />
    </World>
  ),
  Corellia: (
    <World
      around={
        <>
          <ellipse className="line" cx="60" cy="40" rx="52" ry="12" transform="rotate(-14 60 40)" />
          <path d="M12 48h10v6H12zM98 26h10v6H98z" />
        </>
      }
    >
      <path
        className="cut"
        d="M34 24c10-6 20-4 22 2s-8 8-6 14-8 8-14 2zM62 46c8-6 20-2 24 4s-6 14-16 14-14-12-8-18z"
      />
    </World>
  ),
  Kessel: (
    <World
      around={<path d="M14 24l6-4 4 6-6 4zM98 60l8-2 2 8-8 2zM104 20l5-2 2 6-5 2zM16 58l5 2-2 5-5-2z" />}
      r={28}
    >
      <circle className="cut line" cx="66" cy="42" r="6" />
      <circle className="cut line" cx="66" cy="42" r="12" />
      <circle className="cut line" cx="66" cy="42" r="19" />
      <circle className="cut" cx="66" cy="42" r="3" />
    </World>
  ),
  Kafrene: (
    <>
      <path d="M6 40L14 20l18-8 14 10 2 18-6 18-20 6-12-10z" />
      <path d="M114 40l-8-22-16-6-16 12-2 16 6 20 18 6 14-12z" />
      <path d="M40 34h40v12H40z" />
      <path className="cut line" d="M46 40h28M18 28l12 6M22 50l10-6M92 26l10 8M88 54l12-6" />
      <path d="M52 26h4v10h-4zM62 22h4v14h-4z" />
    </>
  ),
  Mustafar: (
    <World>
      <path
        className="cut line heavy"
        d="M30 24l12 8-4 10 14 8-4 14M52 10l6 14-8 8 12 6 14-4 14 8M70 16l8 10M62 38l-2 14 14 8 4 12M88 54l-14 6"
      />
    </World>
  ),
  'Ord Mantell': (
    <World
      around={
        <path
          d="M8 50l8-4 6 6-8 4zM24 62l6-2 4 5-6 3zM100 20l8-3 4 6-8 4zM88 10l6-2 3 5-5 2zM104 40l4-2 3 4-4 2z"
          className="dim"
        />
      }
    >
      <path
        className="cut"
        d="M36 30a7 7 0 1 0 14 0 7 7 0 1 0-14 0zM62 50a9 9 0 1 0 18 0 9 9 0 1 0-18 0zM66 22a5 5 0 1 0 10 0 5 5 0 1 0-10 0zM42 56a4 4 0 1 0 8 0 4 4 0 1 0-8 0z"
      />
    </World>
  ),
  Coruscant: (
    <World around={<path d="M16 18h10v2H16zM94 58h12v2H94zM12 46h8v2h-8zM100 24h8v2h-8z" />}>
      <circle className="cut line" cx="50" cy="36" r="6" />
      <circle className="cut line" cx="50" cy="36" r="13" />
      <circle className="cut line" cx="50" cy="36" r="20" />
      <circle className="cut line" cx="82" cy="58" r="8" />
      <circle className="cut line" cx="82" cy="58" r="15" />
      <path className="cut line" d="M50 6v60M20 36h60" />
    </World>
  ),
  'Death Star': (
    <World>
      <path className="cut" d="M28 39h64v3H28z" />
      <circle className="cut" cx="48" cy="25" r="9" />
      <circle cx="48" cy="25" r="3" />
      <path className="cut line" d="M36 52h12M52 52h24M44 60h20M68 60h10M62 20h16M64 28h22" />
    </World>
  ),
  Endor: (
    <World around={<path className="dim" d="M96 8a16 16 0 1 0 16 20 20 20 0 0 1-16-20z" />} r={30}>
      <path className="cut" d="M34 62l8-30 8 30zM50 66l10-42 10 42zM70 62l7-26 8 26z" />
      <path className="cut line" d="M30 66h60" />
    </World>
  ),
  Rodia: (
    <World>
      <path
        className="cut"
        d="M36 18c8-2 14 2 10 8s-14 6-16 0 0-7 6-8zM60 30c10-4 16 4 10 10s-18 4-18-2 4-7 8-8zM36 46c8-2 12 4 8 10s-14 4-14-2 2-7 6-8zM68 52c10-2 14 6 8 12s-16 2-16-4 4-7 8-8zM78 22c6 0 8 4 4 8s-10 2-10-2 2-6 6-6z"
      />
    </World>
  ),
  Dantooine: (
    <World
      around={
        <>
          <circle cx="100" cy="18" r="7" />
          <circle className="dim" cx="18" cy="58" r="5" />
        </>
      }
    >
      <path className="cut line" d="M28 44c10-6 18-6 28 0s22 6 36-2M30 54c10-5 18-5 28 0s20 6 32-1" />
      <path className="cut" d="M44 38c0-12 2-16-6-18 10-4 14 2 14 2s6-4 10 2c-8 0-10 4-10 14z" />
    </World>
  ),
  'Mon Cala': (
    <World>
      <path
        className="cut line heavy"
        d="M26 26c8-6 14 6 22 0s14 6 22 0 14 6 24 0M24 40c8-6 14 6 22 0s14 6 22 0 14 6 28 0M28 54c8-6 14 6 22 0s14 6 22 0 14 6 20 0"
      />
      <path className="cut" d="M52 18h16l-3-6h-10z" />
    </World>
  ),
  Dagobah: (
    <World>
      <path
        className="cut line heavy"
        d="M26 34c14-10 24 4 38-4 8-4 16-2 28 2M26 22c16-4 24 4 40-4M30 60c4-10 10-14 10-22M46 70c0-14-6-18-4-30M60 70c-2-14 8-16 8-28M76 64c-4-8 0-14-2-24"
      />
    </World>
  ),
  Bespin: (
    <World
      around={
        <>
          <path d="M92 52h24c0 6-6 8-8 12l-2 8h-4l-2-8c-2-4-8-6-8-12z" />
          <path className="dim" d="M96 46h16l2 4H94z" />
        </>
      }
    >
      <path className="cut line heavy" d="M28 28h40M44 36h50M26 45h34M40 54h40M46 18h26" />
    </World>
  ),
  Alderaan: (
    <World around={<path className="dim" d="M98 12l4 4 8-2-4 6 4 6-8-1-4 5-1-7-7-3 6-3z" />}>
      <path className="cut" d="M28 58l12-20 7 10 10-22 12 24 7-9 16 17v10H28z" />
      <path className="cut line" d="M34 22c8-4 14 3 22-1M62 16c6-3 12 2 18 0" />
    </World>
  ),
  Hoth: (
    <World
      around={
        <path d="M6 22l5-3 4 4-5 4zM18 12l4-2 2 4-4 2zM104 64l6-3 4 5-6 3zM96 74l4-2 2 3-4 2zM110 50l4-1 1 4-4 1z" />
      }
    >
      <path className="cut line" d="M60 8v64M32 24l56 32M88 24L32 56" />
      <path
        className="cut line"
        d="M54 16l6 6 6-6M54 64l6-6 6 6M38 34l2-8-8-2M82 34l-2-8 8-2M38 46l2 8-8 2M82 46l-2 8 8 2"
      />
    </World>
  ),
  Jedha: (
    <World around={<path className="dim" d="M8 70c30-12 74-12 104 0v6H8z" />} r={30}>
      <path className="cut" d="M40 60V40h8V30h24v10h8v20z" />
      <path d="M58 46h4v14h-4zM46 48h3v6h-3zM71 48h3v6h-3z" />
      <path className="cut line" d="M60 30V20" />
    </World>
  ),
  Tatooine: (
    <>
      <circle cx="44" cy="30" r="15" />
      <circle className="dim" cx="74" cy="22" r="10" />
      <path d="M4 62c20-14 38-14 56-4s36 8 56-2v20H4z" />
      <path className="cut line" d="M14 68c16-8 30-8 46-1s32 7 48 0" />
      <path d="M84 56a11 11 0 0 1 22 0z" />
    </>
  ),
  Sullust: (
    <World
      around={
        <path className="dim" d="M50 14c-4-6 4-6 0-12h10c4 6-4 6 0 12zM76 20c-3-5 3-5 0-10h7c3 5-3 5 0 10z" />
      }
    >
      <path className="cut" d="M32 66l16-40h12l8 22 5-14h10l9 32z" />
      <path d="M50 34h8l-4 10zM75 40h6l-3 8z" />
    </World>
  ),
  'Yavin 4': (
    <>
      <circle className="dim" cx="86" cy="30" r="28" />
      <path className="cut line" d="M62 22h48M60 32h52M64 42h46" />
      <circle cx="42" cy="46" r="30" />
      <path className="cut" d="M22 62h40v-8h-5v-8h-5v-8h-5v-7H37v7h-5v8h-5v8h-5z" />
      <path d="M39 52h6v10h-6z" />
    </>
  ),
}
