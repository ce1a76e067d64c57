/** Own glyphs of what missions put on the map, in a square of 24 units around the middle. */

/** Told apart by their outlines; kinds without one of their own are a disc with the first letter of their name. */
const GLYPHS: { readonly [kind: string]: string } = {
  terminal: 'M-8 -8H8V3H-8ZM-5 -5V0H5V-5ZM-4 5H4L7 9H-7Z',
  crate: 'M-8 -7H8V8H-8ZM-6 -5V-1H-1V-5ZM1 -5V-1H6V-5ZM-6 1V6H-1V1ZM1 1V6H6V1Z',
  'strategic-point': 'M-7 10V-9L8 -5L-5 -1V10Z',
  barricade: 'M-10 -3H10V2H-10ZM-8 2H-5V8H-8ZM5 2H8V8H5ZM-7 -3L-4 -8H-1L-4 -3ZM1 -3L4 -8H7L4 -3Z',
  cache: 'M-8 -2L0 -8L8 -2V8H-8ZM-5 0V5H5V0Z',
  console: 'M-9 -6H9V-2L5 8H-5L-9 -2ZM-6 -4V-2L-3 5H3L6 -2V-4Z',
}

/** The kinds that have a glyph of their own. */
export const TOKEN_GLYPHS: readonly string[] = Object.keys(GLYPHS)

export function TokenGlyph({ kind, name }: { kind: string; name: string }) {
  const d = GLYPHS[kind]
  if (d !== undefined) return <path className="ia-token-glyph" fillRule="evenodd" d={d} />
  return (
    <>
      <path className="ia-token-glyph" fillRule="evenodd" d="M0 -10L10 0L0 10L-10 0ZM0 -8L-8 0L0 8L8 0Z" />
      <text className="ia-token-letter" y="4">
        {name.slice(0, 1).toUpperCase()}
      </text>
    </>
  )
}
