/** Other peoples, by the outline of their heads. */
import type { ReactNode } from 'react'
import { BANDOLIER, bust, EYES, FACE, FUR, GOWN, ROBE, TUNIC } from './parts.tsx'

const BIG_EYES = (
  <>
    <ellipse className="c" cx="38" cy="44" rx="6.500" ry="8" />
    <ellipse className="c" cx="62" cy="44" rx="6.500" ry="8" />
    <circle className="a" cx="40" cy="41" r="2" />
    <circle className="a" cx="64" cy="41" r="2" />
  </>
)
const ROUND_FUR = (
  <path
    className="a"
    d="M50 12c20 0 30 14 28 32l4 8-6 4 2 10-8 2-2 8-8-1-10 5-10-5-8 1-2-8-8-2 2-10-6-4 4-8c-2-18 8-32 28-32z"
  />
)

export const BEINGS = {
  wookiee: bust(
    FUR,
    BANDOLIER,
    <path
      className="a"
      d="M50 8c20 0 29 14 28 34l6 20-7-2 2 16-9-5-4 9-16-5-16 5-4-9-9 5 2-16-7 2 6-20C21 22 30 8 50 8z"
    />,
    <path className="c" d="M36 38l10 2-1 4-9-2zM64 38l-10 2 1 4 9-2zM45 50h10l-3 6h-4z" />,
    <path className="c s" d="M40 63c6 3 14 3 20 0M50 12v18M40 14l2 14M60 14l-2 14" />,
  ),
  lekku: bust(
    <path
      className="d"
      d="M26 34C12 46 10 72 18 96c6-3 8-5 10-9-5-16-4-32 6-42zM74 34c14 12 16 38 8 62-6-3-8-5-10-9 5-16 4-32-6-42z"
    />,
    TUNIC,
    FACE,
    <path className="d" d="M30 40c-2-18 7-27 20-27s22 9 20 27c-6-7-12-10-20-10s-14 3-20 10z" />,
    <path className="c s" d="M34 30c9-5 23-5 32 0" />,
  ),
  /** Tall montrals and striped lekku. */
  togruta: bust(
    <path
      className="d"
      d="M34 30C24 20 22 10 24 2c10 4 17 11 22 18h8c5-7 12-14 22-18 2 8 0 18-10 28l10 62H66l-4-34H38l-4 34H24z"
    />,
    <path className="c s" d="M28 12l10 6M72 12l-10 6M30 60l8 4M70 60l-8 4M29 76l8 4M71 76l-8 4" />,
    TUNIC,
    FACE,
    <path className="c s" d="M44 28l6 6 6-6" />,
  ),
  horned: bust(
    ROBE,
    FACE,
    <path className="d" d="M34 28l-6-12 10 6 4-14 8 12 8-12 4 14 10-6-6 12c-10-5-22-5-32 0z" />,
    <path className="c" d="M33 46l8 8-3 10c-3-5-5-11-5-18zM67 46l-8 8 3 10c3-5 5-11 5-18zM46 30h8l-4 10z" />,
    <path className="g" d="M39 42l8 2-1 3-7-1zM61 42l-8 2 1 3 7-1z" />,
  ),
  elder: bust(
    ROBE,
    <path className="a" d="M50 22c14 0 21 8 21 20 0 14-9 24-21 24S29 56 29 42c0-12 7-20 21-20z" />,
    <path
      className="a"
      d="M31 38C20 32 8 32 0 38c6 10 18 16 31 14zM69 38c11-6 23-6 31 0-6 10-18 16-31 14z"
    />,
    <path
      className="c s"
      d="M38 30c8-4 16-4 24 0M40 58c6 2 14 2 20 0M8 40c7 0 14 2 20 6M92 40c-7 0-14 2-20 6"
    />,
    EYES,
  ),
  hutt: bust(
    <path className="d" d="M0 100c0-20 8-34 22-40h56c14 6 22 20 22 40z" />,
    <path className="a" d="M50 18c20 0 32 14 34 34 2 16-12 26-34 26S14 68 16 52c2-20 14-34 34-34z" />,
    <path
      className="c"
      d="M28 38c6-4 12-4 16 2l-2 6c-5 2-10 2-14-2zM72 38c-6-4-12-4-16 2l2 6c5 2 10 2 14-2z"
    />,
    <path className="c s" d="M22 60c14 10 42 10 56 0M46 50l2 3M54 50l-2 3" />,
  ),
  calamari: bust(
    TUNIC,
    <path
      className="a"
      d="M50 6c16 0 22 12 22 24 6 4 10 10 10 16s-4 10-10 10c-3 10-11 16-22 16s-19-6-22-16c-6 0-10-4-10-10s4-12 10-16C28 18 34 6 50 6z"
    />,
    <circle className="c" cx="27" cy="44" r="6" />,
    <circle className="c" cx="73" cy="44" r="6" />,
    <path className="c s" d="M40 20h4M56 20h4M48 28h4M36 62c9 4 19 4 28 0" />,
  ),
  snout: bust(
    TUNIC,
    <path className="d s" d="M40 20C34 12 32 8 32 2M60 20c6-8 8-12 8-18" />,
    <path
      className="a"
      d="M50 16c16 0 24 12 24 26 0 10-6 16-12 20v8c0 6-24 6-24 0v-8c-6-4-12-10-12-20 0-14 8-26 24-26z"
    />,
    BIG_EYES,
    <path className="c s" d="M42 66h16" />,
  ),
  lizard: bust(
    TUNIC,
    <path
      className="a"
      d="M50 14c16 0 26 8 28 22l-6 8 2 12c-4 12-12 18-24 18s-20-6-24-18l2-12-6-8c2-14 12-22 28-22z"
    />,
    <path className="c" d="M32 38l12 4-2 5-10-3zM68 38l-12 4 2 5 10-3zM34 60h32l-3 4H37z" />,
    <path className="a s" d="M40 60v5M46 60v5M54 60v5M60 60v5" />,
  ),
  gungan: bust(
    TUNIC,
    <path
      className="d"
      d="M24 44C10 60 8 80 14 92c8-2 12-6 16-14zM76 44c14 16 16 36 10 48-8-2-12-6-16-14z"
    />,
    <path
      className="a"
      d="M38 18h24c8 6 12 16 12 26l8 14c-6 12-18 16-32 16s-26-4-32-16l8-14c0-10 4-20 12-26z"
    />,
    <path className="a" d="M36 4h8v20h-8zM56 4h8v20h-8z" />,
    <circle className="c" cx="40" cy="10" r="3" />,
    <circle className="c" cx="60" cy="10" r="3" />,
    <path className="c s" d="M26 60c14 6 34 6 48 0M44 46l2 3M56 46l-2 3" />,
  ),
  ewok: bust(
    FUR,
    <path className="a" d="M18 30a9 9 0 1 1 14-10M82 30a9 9 0 1 0-14-10" />,
    ROUND_FUR,
    <path className="d" d="M22 52c-4-26 8-44 28-44s32 18 28 44l-8 12c2-18-4-34-20-34S28 46 30 64z" />,
    <circle className="c" cx="42" cy="46" r="3.600" />,
    <circle className="c" cx="58" cy="46" r="3.600" />,
    <path className="c" d="M46 54h8l-4 5z" />,
  ),
  jawa: bust(
    ROBE,
    <path className="d" d="M22 84C16 44 28 6 50 6s34 38 28 78z" />,
    <path className="c" d="M32 42c2-14 9-20 18-20s16 6 18 20c1 14-6 26-18 26S31 56 32 42z" />,
    <circle className="g" cx="43" cy="44" r="4" />,
    <circle className="g" cx="57" cy="44" r="4" />,
  ),
  tendrils: bust(
    <path
      className="d"
      d="M26 34c-10 14-12 40-8 60h8c0-18 0-30 4-38zM74 34c10 14 12 40 8 60h-8c0-18 0-30-4-38zM30 40h8v56h-8zM62 40h8v56h-8z"
    />,
    ROBE,
    <path className="a" d="M50 14c16 0 22 12 22 26 0 18-9 30-22 30S28 58 28 40c0-14 6-26 22-26z" />,
    BIG_EYES,
  ),
  breather: bust(
    ROBE,
    <path
      className="a"
      d="M50 14c16 0 26 10 26 24 0 8-4 12-4 18L60 76H40L28 56c0-6-4-10-4-18 0-14 10-24 26-24z"
    />,
    <path className="c" d="M30 38h16v8H32zM70 38H54v8h14z" />,
    <path className="d" d="M40 54h20l3 14H37z" />,
    <path className="c s" d="M44 56v10M50 56v10M56 56v10" />,
  ),
  viceroy: bust(
    ROBE,
    <path className="d" d="M26 24l6-18h36l6 18z" />,
    <path className="a" d="M50 18c16 0 23 10 23 24S63 72 50 72 27 56 27 42s7-24 23-24z" />,
    <path className="c" d="M33 42l13 3-2 5-11-3zM67 42l-13 3 2 5 11-3z" />,
    <path className="c s" d="M42 62c5-2 11-2 16 0M46 52v4M54 52v4" />,
  ),
  tusks: bust(
    TUNIC,
    <path className="a" d="M26 22l-6-14 14 6M74 22l6-14-14 6" />,
    <path className="a" d="M50 14c20 0 30 14 30 30 0 18-12 30-30 30S20 62 20 44c0-16 10-30 30-30z" />,
    EYES,
    <path className="c" d="M42 52h16v8H42z" />,
    <path className="c s" d="M34 68l2-8M66 68l-2-8" />,
  ),
  fin: bust(
    TUNIC,
    <path className="d" d="M50 0c8 8 12 16 12 24H38C38 16 42 8 50 0z" />,
    FACE,
    <path className="d" d="M36 62l-4 14M44 66l-2 14M56 66l2 14M64 62l4 14" />,
    <path className="d s" d="M38 64l-4 14M45 67l-2 15M55 67l2 15M62 64l4 14" />,
  ),
  wings: bust(
    <path
      className="l"
      d="M50 50C30 20 10 20 0 30c10 6 14 16 14 26 14-2 26-2 36-6 10 4 22 4 36 6 0-10 4-20 14-26-10-10-30-10-50 20z"
    />,
    TUNIC,
    <path
      className="a"
      d="M50 16c14 0 20 10 20 22 0 6-3 10-4 16-2 12-6 22-16 22s-14-10-16-22c-1-6-4-10-4-16 0-12 6-22 20-22z"
    />,
    EYES,
    <path className="d" d="M44 46h12l4 18c-6 6-14 6-20 0z" />,
  ),
  chiss: bust(
    <path className="d" d="M10 100c1-20 13-27 29-30h22c16 3 28 10 29 30z" />,
    <path className="a" d="M30 74h12v26H30zM58 74h12v26H58z" />,
    FACE,
    <path className="d" d="M31 40c-2-18 7-27 19-27s21 9 19 27c-4-9-10-12-19-12s-15 3-19 12z" />,
    <path className="g" d="M39 42l8 2-1 3-7-1zM61 42l-8 2 1 3 7-1z" />,
  ),
  cat: bust(
    TUNIC,
    <path className="a" d="M28 28L20 8l16 8M72 28l8-20-16 8" />,
    <path className="a" d="M50 12c18 0 26 14 26 32 0 16-12 28-26 28S24 60 24 44c0-18 8-32 26-32z" />,
    EYES,
    <path className="c" d="M45 52h10l-5 6z" />,
    <path className="c s" d="M30 28l8 4M70 28l-8 4M50 58v6M40 66c6 2 14 2 20 0" />,
  ),
  shade: bust(
    GOWN,
    <path className="d" d="M28 80c-4-32 2-66 22-66s26 34 22 66z" />,
    FACE,
    <path className="d" d="M32 38c4-16 32-16 36 0-10-6-26-6-36 0z" />,
  ),
} satisfies { readonly [head: string]: ReactNode }
