import type { Drawings } from './drawings.ts'
import { Mirrored } from './Mirrored.tsx'

/** What walks and hovers. */
export const GROUND: Drawings = {
  'AT-AT': (
    <>
      <path d="M20 20l8-8h38l10 8v18l-6 6H24l-4-6z" />
      <path d="M76 22h10v12H76z" className="dim" />
      <path d="M84 14h20l10 10v12l-6 2-3 6H88l-4-6z" />
      <path d="M108 38h10v3h-10zM96 44h14v3H96z" />
      <path className="cut" d="M98 20h8l4 5H98z" />
      <path className="cut line" d="M28 24h40M28 32h40" />
      <path d="M26 44h8l-2 14 3 12h-9l1-12zM58 44h8l-2 14 3 12h-9l1-12z" />
      <path className="dim" d="M40 44h7l-2 14 3 12h-8l1-12zM70 42h6l-1 16 3 12h-8l1-12z" />
      <path d="M22 70h16v6H22zM54 70h16v6H54z" />
      <path className="dim" d="M39 70h12v6H39zM71 70h10v6H71z" />
    </>
  ),
  'AT-ST': (
    <>
      <path d="M46 6h28l10 12v14l-8 10H44l-8-10V18z" />
      <path className="cut" d="M46 20h11v6H46zM63 20h11v6H63z" />
      <path d="M24 20h12v8H24zM84 20h12v8H84zM54 42h12v6H54z" />
      <path className="cut line" d="M42 34h36" />
      <Mirrored>
        <path d="M50 44l6 4-8 10 3 12h-7l-4-13z" />
        <path d="M34 70h20v6H34z" />
      </Mirrored>
    </>
  ),
  "Jabba's Sail Barge": (
    <>
      <path d="M4 50l14-3h84l14-9-4 16c-18 18-76 20-94 8z" />
      <path className="dim" d="M22 45c2-22 14-36 34-40-6 12-6 26-4 40z" />
      <path className="dim" d="M58 45c0-20 18-36 46-34-12 8-16 20-16 34z" />
      <path d="M50 10h3v38h-3zM88 14h3v34h-3z" />
      <path className="cut line" d="M20 54h84M26 62h66" />
      <path className="cut" d="M32 56h6v4h-6zM46 56h6v4h-6zM60 56h6v4h-6zM74 56h6v4h-6z" />
    </>
  ),
}
