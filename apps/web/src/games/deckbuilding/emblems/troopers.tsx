import type { Drawings } from './drawings.ts'
import { Mirrored } from './Mirrored.tsx'

/** The lower edge of every portrait. */
export function Shoulders({ wide = false }: { wide?: boolean }) {
  return (
    <path
      d={wide ? 'M18 80c2-16 18-22 42-22s40 6 42 22z' : 'M28 80c2-14 14-20 32-20s30 6 32 20z'}
      className="dim"
    />
  )
}

/** Those whom one knows by the helmet. */
export const TROOPERS: Drawings = {
  Stormtrooper: (
    <>
      <Shoulders />
      <path d="M37 40C37 18 47 8 60 8s23 10 23 32l-3 14-9 11H49l-9-11z" />
      <Mirrored>
        <path className="cut" d="M41 31l15 3v7l-4 2H42z" />
        <path className="cut line" d="M42 52l6 6" />
      </Mirrored>
      <path className="cut" d="M51 55l9-5 9 5-3 5H54z" />
      <path className="cut line" d="M40 27h40M60 42v6" />
    </>
  ),
  'Death Trooper': (
    <>
      <Shoulders wide />
      <path d="M38 42C38 18 48 6 60 6s22 12 22 36l-4 14-8 10H50l-8-10z" />
      <path className="cut" d="M41 32h15l2 8H43zM79 32H64l-2 8h15z" />
      <path className="cut" d="M50 46h20l4 8-8 9H54l-8-9z" />
      <path d="M54 51h4v6h-4zM62 51h4v6h-4z" />
      <path className="cut line" d="M60 8v20M50 11l2 16M70 11l-2 16" />
    </>
  ),
  'Scout Trooper': (
    <>
      <Shoulders />
      <path d="M36 36C36 16 46 8 60 8s24 8 24 28l-4 10H40z" />
      <path d="M42 46h36l-4 16-8 5H54l-8-5z" />
      <path className="cut" d="M40 30h40l-3 9-10 2-7-3-7 3-10-2z" />
      <path className="cut line" d="M52 54h16M54 60h12M46 22c8-6 20-6 28 0" />
    </>
  ),
  'Rebel Trooper': (
    <>
      <Shoulders />
      <path d="M36 34C36 14 46 6 60 6s24 8 24 28l6 8-12 2H42l-12-2z" />
      <path d="M44 44h32v8c0 8-7 14-16 14s-16-6-16-14z" className="dim" />
      <path className="cut line" d="M38 32h44M60 8v22M44 46c0 10 4 16 8 18M76 46c0 10-4 16-8 18" />
    </>
  ),
  'Rebel Commando': (
    <>
      <Shoulders wide />
      <path d="M38 32C40 14 48 8 60 8s20 6 22 24l8 6-14 3H44l-14-3z" />
      <path d="M44 41h32v8c0 10-7 18-16 18s-16-8-16-18z" className="dim" />
      <path className="cut" d="M46 16l8 4-4 8-8-2zM66 12l8 6-6 8-6-6z" />
      <path d="M48 54h24c0 8-5 13-12 13s-12-5-12-13z" />
      <path className="cut line" d="M51 47h6M63 47h6" />
    </>
  ),
  Inquisitor: (
    <>
      <circle className="line heavy dim" cx="60" cy="36" r="33" />
      <path className="dim" d="M58 0h4v10h-4zM58 62h4v10h-4z" />
      <path d="M36 68C32 30 42 6 60 6s28 24 24 62H70l4-24c0-12-6-18-14-18s-14 6-14 18l4 24z" />
      <path d="M47 44c0-10 5-15 13-15s13 5 13 15l-5 22H52z" />
      <path className="cut" d="M49 42h22l-2 6H51z" />
      <path className="cut line" d="M60 52v12M54 54l1 9M66 54l-1 9" />
    </>
  ),
  'Temple Guardian': (
    <>
      <path d="M32 80C28 30 40 6 60 6s32 24 28 74z" className="dim" />
      <path d="M44 36c0-12 6-18 16-18s16 6 16 18l-4 24-12 10-12-10z" />
      <path className="cut" d="M48 38h9v5h-8zM72 38h-9v5h8z" />
      <path className="cut line" d="M60 20v14M53 22v10M67 22v10M53 50v10M60 50v14M67 50v10" />
      <path d="M98 6h4v68h-4z" />
      <path d="M96 30h8v20h-8z" />
    </>
  ),
  'Outer Rim Pilot': (
    <>
      <Shoulders />
      <path d="M34 38C34 16 44 6 60 6s26 10 26 32v14l-8 4H42l-8-4z" />
      <path className="cut" d="M41 32h38v12l-12 4H53l-12-4z" />
      <path d="M46 56h28l-4 10H50z" className="dim" />
      <path className="cut line" d="M60 8v18M48 60h24" />
      <circle cx="34" cy="44" r="6" />
      <circle cx="86" cy="44" r="6" />
    </>
  ),
  'Boba Fett': (
    <>
      <Shoulders />
      <path d="M37 40C37 18 46 8 60 8s23 10 23 32v20l-8 8H45l-8-8z" />
      <path className="cut" d="M40 32h40v8l-14 3-2 25h-8l-2-25-14-3z" />
      <path d="M83 12h4v34h-4zM82 8h12v6H82z" />
      <path className="cut line" d="M44 20c8-6 24-6 32 0M42 50l4 10M78 50l-4 10" />
    </>
  ),
  'Darth Vader': (
    <>
      <path d="M12 80c4-14 18-20 48-20s44 6 48 20z" className="dim" />
      <path d="M32 58C30 26 38 4 60 4s30 22 28 54l8 8-20-4H44l-20 4z" />
      <path className="cut" d="M42 36l15 4-2 8-9 1zM78 36l-15 4 2 8 9 1z" />
      <path className="cut line" d="M60 6v30M42 30c10-4 26-4 36 0" />
      <path d="M60 46l12 22H48z" />
      <path className="cut" d="M60 52l7 13H53z" />
      <path className="line" d="M57 58v6M60 55v9M63 58v6" />
    </>
  ),
}
