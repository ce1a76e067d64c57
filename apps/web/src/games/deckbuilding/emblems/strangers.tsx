import type { Drawings } from './drawings.ts'
import { Mirrored } from './Mirrored.tsx'
import { Shoulders } from './troopers.tsx'

/** Peoples of the rim, hunters, droids and one Hutt. */
export const STRANGERS: Drawings = {
  'Duros Spy': (
    <>
      <Shoulders />
      <path d="M38 32C38 14 46 6 60 6s22 8 22 26c0 14-8 20-10 32H48c-2-12-10-18-10-32z" />
      <Mirrored>
        <ellipse className="cut" cx="49" cy="34" rx="7" ry="9" transform="rotate(14 49 34)" />
        <circle cx="49" cy="33" r="2.5" />
      </Mirrored>
      <path className="cut line" d="M54 56h12" />
    </>
  ),
  'Jawa Scavenger': (
    <>
      <path d="M24 80c-2-20 4-30 10-44C38 18 48 4 60 4s22 14 26 32c6 14 12 24 10 44z" />
      <path className="cut" d="M44 42c0-14 6-22 16-22s16 8 16 22-6 18-16 18-16-4-16-18z" />
      <circle cx="53" cy="42" r="4.5" />
      <circle cx="67" cy="42" r="4.5" />
      <path className="cut line" d="M36 66l20 12M84 66L64 78" />
    </>
  ),
  'Kel Dor Mystic': (
    <>
      <Shoulders />
      <path d="M38 34C36 14 46 6 60 6s24 8 22 28l-6 14H44z" />
      <path className="cut line" d="M44 14l6 14M76 14l-6 14M60 8v16" />
      <Mirrored>
        <circle className="cut" cx="50" cy="37" r="7" />
        <circle cx="50" cy="37" r="3.5" />
      </Mirrored>
      <path d="M46 50h28l4 10-10 8H52l-10-8z" />
      <path className="cut line" d="M54 55v9M60 55v11M66 55v9" />
    </>
  ),
  'Rodian Gunslinger': (
    <>
      <Shoulders />
      <path d="M42 12c2-6 0-8-2-10h6c2 3 3 6 2 12zM78 12c-2-6 0-8 2-10h-6c-2 3-3 6-2 12z" />
      <path d="M36 34C36 16 46 8 60 8s24 8 24 26c0 10-8 14-12 18l-4 14H52l-4-14c-4-4-12-8-12-18z" />
      <Mirrored>
        <ellipse className="cut" cx="48" cy="32" rx="8" ry="9" />
        <circle cx="50" cy="31" r="2.6" />
      </Mirrored>
      <path className="cut line" d="M54 58h12" />
      <path d="M90 46h24v5h-4v3H99l-3 10h-7l2-10z" />
    </>
  ),
  Bossk: (
    <>
      <Shoulders wide />
      <path d="M40 26C42 12 50 6 60 6s18 6 20 20l8 14-4 14-12 10H48L36 54l-4-14z" />
      <path className="cut" d="M44 28h8l-2 6zM76 28h-8l2 6zM38 46h44l-6 8H44z" />
      <path d="M42 46l3 6 3-6zM52 46l3 6 3-6zM62 46l3 6 3-6zM72 46l3 6 3-6z" />
      <path className="cut line" d="M54 38h3M63 38h3M52 12l2 8M60 10v8M68 12l-2 8" />
    </>
  ),
  Dengar: (
    <>
      <Shoulders wide />
      <path d="M42 34C40 14 48 6 60 6s20 8 18 28v12c0 11-8 20-18 20s-18-9-18-20z" />
      <path className="cut line" d="M41 20l38-6M41 28l38-6M41 58c12 8 26 8 38 0M46 66c10 4 18 4 28 0" />
      <path className="cut" d="M46 34h28v14H46z" />
      <path d="M49 38h8v4h-8zM63 38h8v4h-8z" />
      <path d="M38 30h6v30h-6zM76 30h6v30h-6z" />
    </>
  ),
  'Quarren Mercenary': (
    <>
      <Shoulders wide />
      <path d="M36 36C34 12 46 6 60 6s26 6 24 30l-6 10H42z" />
      <Mirrored>
        <path className="cut" d="M42 32h12l-3 7h-8z" />
      </Mirrored>
      <path d="M42 46h7c2 10-4 14-2 24-6-6-8-14-5-24zM51 46h8c2 12-3 18-2 28-7-8-8-18-6-28zM78 46h-7c-2 10 4 14 2 24 6-6 8-14 5-24zM69 46h-8c-2 12 3 18 2 28 7-8 8-18 6-28z" />
      <path className="cut line" d="M60 10v18M50 14l2 12M70 14l-2 12" />
    </>
  ),
  'IG-88': (
    <>
      <path d="M34 80l4-14h44l4 14z" className="dim" />
      <path d="M48 10c0-6 24-6 24 0v44l-4 12H52l-4-12z" />
      <path className="cut" d="M50 22h20v5H50z" />
      <circle cx="56" cy="24.5" r="2" />
      <circle className="cut" cx="65" cy="34" r="4" />
      <circle cx="65" cy="34" r="1.6" />
      <path className="cut line" d="M50 42h20M50 48h20M52 54h16M60 10v8" />
      <path d="M42 18h6v20h-6zM72 14h6v14h-6z" />
    </>
  ),
  "Twi'lek Smuggler": (
    <>
      <Shoulders />
      <Mirrored>
        <path d="M48 16C34 18 30 32 30 46c0 12-6 18-10 22 12-1 20-9 20-22 0-10 4-14 8-16z" />
        <path className="cut line" d="M36 34c-1 8 0 16-5 24" />
      </Mirrored>
      <path d="M46 32c0-12 6-18 14-18s14 6 14 18v10c0 11-6 20-14 20s-14-9-14-20z" className="dim" />
      <path d="M44 30c-2-16 6-22 16-22s18 6 16 22l-4-4H48z" />
      <path className="cut line" d="M52 67l8 7 8-7" />
    </>
  ),
  'Jabba the Hutt': (
    <>
      <path d="M12 78C8 64 20 54 30 48 30 22 42 8 60 8s30 14 30 40c12 6 22 16 20 30z" />
      <Mirrored>
        <path className="cut" d="M40 26h15l-3 8h-9z" />
        <path className="cut line" d="M30 50c-6 8-6 14-2 22" />
      </Mirrored>
      <path className="cut" d="M34 46c16 8 36 8 52 0-4 10-14 15-26 15S38 56 34 46z" />
      <path className="cut line" d="M57 39h1M62 39h1M44 68c10 4 22 4 32 0" />
    </>
  ),
}
