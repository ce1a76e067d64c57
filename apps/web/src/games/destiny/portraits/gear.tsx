/** What characters carry and learn: families of upgrades, in a square of 100 units. */
import type { ReactNode } from 'react'

export const GEAR = {
  saber: (
    <>
      <path className="g" d="M82 8l6 6L46 58l-6-6z" />
      <path className="a" d="M40 50l10 10-30 32-12-12z" />
      <path className="c s" d="M33 60l8 8M26 68l8 8" />
    </>
  ),
  crossSaber: (
    <>
      <path className="g" d="M47 4h6v54h-6zM24 58h20v5H24zM56 58h20v5H56z" />
      <path className="a" d="M42 56h16v8l-3 3v27H45V67l-3-3z" />
      <path className="c s" d="M45 76h10M45 84h10" />
    </>
  ),
  doubleSaber: (
    <>
      <path className="g" d="M78 4l6 6-24 24-6-6zM22 96l-6-6 24-24 6 6z" />
      <path className="a" d="M54 28l18 18-26 26-18-18z" />
      <path className="c s" d="M44 46l10 10" />
    </>
  ),
  pistol: (
    <>
      <path className="a" d="M8 34h70l8-6v24H56l-6 8-6 28H26l8-32H16l-8-8z" />
      <path className="d" d="M30 24h34v8H30z" />
      <path className="c s" d="M44 56h14M20 42h40" />
    </>
  ),
  rifle: (
    <>
      <path className="a" d="M2 58l62-36 4 6 14-8 8 12-20 12-4 14-10 4-4-8-18 10 2 14-12 6-6-16-10 4z" />
      <path className="d" d="M36 26l24-14 4 6-24 14z" />
    </>
  ),
  staff: (
    <>
      <path className="a" d="M88 6l6 6L12 94l-6-6z" />
      <path className="d" d="M70 12l18 18-6 6-18-18zM18 64l18 18-6 6-18-18z" />
      <path className="g" d="M84 2l14 14-4 2L82 6zM2 84l14 14-2 2L0 88z" />
    </>
  ),
  blade: (
    <>
      <path className="a" d="M90 6L44 60 34 50z" />
      <path className="d" d="M26 48l26 26-6 6-26-26z" />
      <path className="a" d="M28 62l10 10-20 20-10-10z" />
    </>
  ),
  charge: (
    <>
      <circle className="a" cx="50" cy="56" r="32" />
      <path className="c" d="M18 52h64v9H18z" />
      <path className="g" d="M46 53h8v7h-8z" />
      <path className="d" d="M40 12h20v14H40zM58 16l14-8 4 6-16 10z" />
    </>
  ),
  launcher: (
    <>
      <path className="a" d="M6 44h76v18H6zM82 38h14v30H82z" />
      <path className="d" d="M24 62h12l-6 28H18zM48 30h20v12H48zM50 62h10v16H50z" />
      <path className="g" d="M0 47h8v12H0z" />
    </>
  ),
  bowcaster: (
    <>
      <path className="a" d="M10 46h66v10H10zM56 56h12l-6 30H50z" />
      <path className="d s" d="M26 10c16 14 18 26 18 40s-2 26-18 40" strokeWidth="7" />
      <path className="g" d="M0 48h16v6H0z" />
    </>
  ),
  armor: (
    <>
      <path className="a" d="M22 16l18-6c4 8 16 8 20 0l18 6 10 24-14 8v38H26V48l-14-8z" />
      <path className="c s" d="M30 42c14 6 26 6 40 0M50 46v38M32 62h36" />
    </>
  ),
  cloak: (
    <>
      <path className="a" d="M50 8c14 0 20 10 20 22l18 62H12l18-62C30 18 36 8 50 8z" />
      <path className="c" d="M50 18c8 0 11 6 11 14s-4 14-11 14-11-6-11-14 3-14 11-14z" />
      <path className="c s" d="M50 48v44M36 60l-8 32M64 60l8 32" />
    </>
  ),
  jetpack: (
    <>
      <path className="a" d="M16 20h24v46H16zM60 20h24v46H60z" />
      <path className="d" d="M28 6l12 14H16zM72 6l12 14H60zM42 28h16v24H42z" />
      <path className="g" d="M18 68h20L28 96zM62 68h20L72 96z" />
    </>
  ),
  device: (
    <>
      <path className="a" d="M14 28h72v54H14z" />
      <path className="c" d="M22 36h40v24H22z" />
      <path className="g s" d="M26 52l8-8 8 8 8-12 8 8" />
      <path className="c" d="M68 36h10v6H68zM68 46h10v6H68zM22 68h56v5H22z" />
      <path className="d" d="M70 10h4v18h-4z" />
    </>
  ),
  holocron: (
    <>
      <path className="a" d="M50 8l38 22v40L50 92 12 70V30z" />
      <path className="c s" d="M12 30l38 22 38-22M50 52v40" />
      <circle className="g" cx="50" cy="50" r="11" />
    </>
  ),
  /** An open hand, and what goes out from it. */
  force: (
    <>
      <path className="a" d="M30 94V62L16 46l7-7 11 10V18h9v26h3V10h9v34h3V16h9v30h3V26h9v38L66 94z" />
      <path className="g s" d="M84 20c8 14 8 30 0 44M8 22c-6 10-6 24 0 34" />
    </>
  ),
  command: (
    <>
      <path className="a" d="M50 6l13 28 31 4-23 21 6 31-27-15-27 15 6-31L6 38l31-4z" />
      <circle className="c" cx="50" cy="52" r="12" />
      <circle className="g" cx="50" cy="52" r="5" />
    </>
  ),
  trick: (
    <>
      <path className="d" d="M40 8l46 16-16 46-46-16z" />
      <path className="a" d="M14 34l44-12 12 44-44 12z" />
      <path className="c" d="M30 42h6v6h-6zM48 38h6v6h-6zM34 60h6v6h-6zM52 55h6v6h-6z" />
    </>
  ),
  medal: (
    <>
      <path className="d" d="M26 4h18l6 30-12 8zM74 4H56l-6 30 12 8z" />
      <circle className="a" cx="50" cy="64" r="28" />
      <path className="c" d="M50 46l5 12 13 1-10 9 3 13-11-7-11 7 3-13-10-9 13-1z" />
    </>
  ),
  tool: (
    <>
      <path
        className="a"
        d="M20 10c10-4 22 2 24 14l-2 8 46 46-12 12-46-46-8 2C10 44 4 32 8 22l12 12 10-2 2-10z"
      />
      <path className="d" d="M84 8l8 8-26 22-4-4z" />
    </>
  ),
} satisfies { readonly [family: string]: ReactNode }
