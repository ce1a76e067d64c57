/** What fights beside characters: families of supports, and of cards that hamper others. */
import type { ReactNode } from 'react'

export const CRAFT = {
  tie: (
    <>
      <path className="a" d="M6 14h14l6 36-6 36H6zM94 14H80l-6 36 6 36h14z" />
      <path className="d" d="M22 47h56v6H22z" />
      <circle className="a" cx="50" cy="50" r="17" />
      <circle className="c s" cx="50" cy="50" r="9" />
      <path className="c s" d="M50 33v8M50 59v8M33 50h8M59 50h8" />
    </>
  ),
  xwing: (
    <>
      <path className="a" d="M45 4h10l4 60-4 30H45l-4-30z" />
      <path className="d" d="M42 48L6 60v10l36-4zM58 48l36 12v10l-36-4z" />
      <path className="a" d="M4 30h5v44H4zM91 30h5v44h-5z" />
      <path className="c" d="M46 34h8v14h-8z" />
    </>
  ),
  fighter: (
    <>
      <path className="a" d="M50 4l14 44 32 26v10l-36-8-10 18-10-18-36 8V74l32-26z" />
      <path className="c" d="M46 34h8l2 18H44z" />
    </>
  ),
  walker: (
    <>
      <path className="a" d="M24 12h46l12 8v22H24z" />
      <path className="d" d="M82 26h16v5H82zM82 34h12v5H82z" />
      <path className="a" d="M30 42h14l-8 22 10 24H22l2-6-6-18zM58 42h14l10 22-6 18 4 6H56l6-6-4-18z" />
      <path className="c" d="M62 20h14v7H62z" />
    </>
  ),
  speeder: (
    <>
      <path className="a" d="M2 54l30-12h28l14-14h14l-4 18 12 10-8 10H14z" />
      <path className="d" d="M40 28h16l-4 14H36z" />
      <path className="g" d="M20 74h50l-6 5H28z" />
    </>
  ),
  freighter: (
    <>
      <circle className="a" cx="46" cy="56" r="36" />
      <path className="a" d="M34 26L30 2h10l6 18 6-18h10l-4 24zM78 40l18-6v16l-14 8z" />
      <circle className="c s" cx="46" cy="56" r="12" />
      <path className="c s" d="M46 20v24M18 76l18-12M74 76L56 64" />
    </>
  ),
  shuttle: (
    <>
      <path className="a" d="M50 2l7 36v40H43V38z" />
      <path className="d" d="M43 46L4 84l6 8 33-20zM57 46l39 38-6 8-33-20z" />
      <path className="c" d="M46 50h8v9h-8z" />
    </>
  ),
  capital: (
    <>
      <path className="a" d="M50 4l40 86H10z" />
      <path className="d" d="M40 62h20v28H40z" />
      <path className="c s" d="M50 14v44M30 78h40" />
      <path className="a" d="M36 56h28v8H36z" />
    </>
  ),
  tank: (
    <>
      <path className="a" d="M8 58h84l6 22-8 10H10L2 80z" />
      <path className="d" d="M30 38h36l8 18H24zM62 42h36v7H64z" />
      <path className="c s" d="M14 76h72" />
    </>
  ),
  podracer: (
    <>
      <path className="a" d="M12 4h18l4 44H8zM70 4h18l4 44H66z" />
      <path className="g s" d="M32 22h36" />
      <path className="d s" d="M22 48l24 32M78 48L54 80" />
      <path className="a" d="M42 76h16l4 20H38z" />
    </>
  ),
  turret: (
    <>
      <path className="a" d="M26 56h48l14 36H12z" />
      <path className="d" d="M34 36h32v20H34z" />
      <path className="a" d="M62 40L98 12l-4-6-40 26z" />
      <path className="c s" d="M24 76h52" />
    </>
  ),
  place: (
    <>
      <circle className="d" cx="50" cy="50" r="42" />
      <path className="a" d="M8 58l20-18 14 14 18-24 32 30c-6 20-22 32-42 32S14 78 8 58z" />
      <circle className="a" cx="32" cy="26" r="6" />
    </>
  ),
  crew: (
    <>
      <circle className="d" cx="26" cy="38" r="13" />
      <circle className="d" cx="74" cy="38" r="13" />
      <path className="d" d="M2 92c0-22 10-32 24-32s24 10 24 32zM50 92c0-22 10-32 24-32s24 10 24 32z" />
      <circle className="a" cx="50" cy="32" r="16" />
      <path className="a" d="M20 96c0-26 12-38 30-38s30 12 30 38z" />
    </>
  ),
  wanted: (
    <>
      <path className="a" d="M18 6h64v88H18z" />
      <circle className="c s" cx="50" cy="46" r="20" />
      <path className="c s" d="M50 18v16M50 58v16M22 46h16M62 46h16" />
      <path className="c" d="M30 80h40v5H30z" />
    </>
  ),
  injury: (
    <>
      <path
        className="a"
        d="M50 90C20 66 8 50 8 34 8 18 20 10 32 10c8 0 14 4 18 10 4-6 10-10 18-10 12 0 24 8 24 24 0 16-12 32-42 56z"
      />
      <path className="c" d="M54 18L42 44h12L44 78l22-38H54l8-22z" />
    </>
  ),
  curse: (
    <>
      <path
        className="a"
        d="M50 8c22 0 34 14 34 32 0 12-6 18-12 24v12H28V64c-6-6-12-12-12-24C16 22 28 8 50 8z"
      />
      <circle className="c" cx="36" cy="42" r="9" />
      <circle className="c" cx="64" cy="42" r="9" />
      <path className="c" d="M46 56h8l-4 8z" />
      <path className="a" d="M34 80h6v12h-6zM47 80h6v12h-6zM60 80h6v12h-6z" />
    </>
  ),
  plan: (
    <>
      <path className="a" d="M18 6h46l20 20v68H18z" />
      <path className="d" d="M64 6l20 20H64z" />
      <path className="c s" d="M30 40h42M30 54h42M30 68h26" />
    </>
  ),
} satisfies { readonly [family: string]: ReactNode }
