/** People without a helmet: told apart by hair, beard and dress. */
import type { ReactNode } from 'react'
import { BANDOLIER, bust, CAPE, FACE, GOWN, ROBE, TUNIC, UNIFORM } from './parts.tsx'

const SHORT = (
  <path className="d" d="M31 42c-3-18 6-27 19-27s22 9 19 27c-2-8-4-11-7-13-8 3-17 3-24 0-3 2-5 5-7 13z" />
)
const SHOCK = (
  <path
    className="d"
    d="M31 46c-5-20 4-33 20-33 15 0 23 12 18 32-2-8-4-13-8-16-7 4-14 3-19-1-5 4-8 9-11 18z"
  />
)
const BEARD = (
  <path className="d" d="M33 46c1 14 7 25 17 25s16-11 17-25c-2 7-5 9-9 9-5-2-11-2-16 0-4 0-7-2-9-9z" />
)
const LONG = (
  <path
    className="d"
    d="M28 74c-4-14-3-34 1-44 4-11 12-16 21-16s17 5 21 16c4 10 5 30 1 44l-7-6c3-14 2-27-3-35-8 3-16 3-24 0-5 8-6 21-3 35z"
  />
)
const HOOD = (
  <>
    <path
      className="d"
      d="M22 80c-4-30 4-68 28-72 24 4 32 42 28 72-5-6-9-8-13-10 8-18 5-44-15-50-20 6-23 32-15 50-4 2-8 4-13 10z"
    />
    <path className="l" d="M34 40c2-9 8-15 16-18 8 3 14 9 16 18-9-6-23-6-32 0z" />
  </>
)
const CAP = (
  <>
    <path className="d" d="M30 33c0-16 8-22 20-22s20 6 20 22z" />
    <path className="a" d="M30 27h40v6H30z" />
    <path className="d" d="M29 33h42l-4 5H33z" />
    <circle className="c" cx="50" cy="21" r="2.600" />
  </>
)
const WISP = <path className="d" d="M30 36c0-5 2-9 5-11l-1 17zM70 36c0-5-2-9-5-11l1 17z" />

export const PEOPLE = {
  short: bust(TUNIC, FACE, SHORT),
  shock: bust(TUNIC, FACE, SHOCK),
  vest: bust(
    TUNIC,
    <path className="c" d="M40 70l10 22 10-22 4 1-8 29H44l-8-29z" />,
    <path className="a" d="M43 74h14l-7 14z" />,
    FACE,
    SHOCK,
  ),
  blaster: bust(TUNIC, FACE, SHORT, <path className="a" d="M74 66h4v-8h4v34h-8zM70 74h4v6h-4z" />),
  bearded: bust(ROBE, FACE, SHORT, BEARD),
  longBearded: bust(ROBE, FACE, LONG, BEARD),
  count: bust(CAPE, FACE, WISP, BEARD, <path className="c s" d="M38 38l8 2M62 38l-8 2" />),
  bald: bust(ROBE, FACE, <path className="l" d="M33 38c2-13 8-18 17-18s15 5 17 18c-9-6-25-6-34 0z" />),
  blind: bust(ROBE, FACE, SHORT, <path className="c" d="M35 43h30v3H35z" />),
  longHair: bust(
    TUNIC,
    LONG,
    FACE,
    <path className="d" d="M33 36c5-12 13-14 17-14s12 2 17 14c-6-5-11-7-17-7s-11 2-17 7z" />,
  ),
  /** Three knots, one above the other. */
  knots: bust(
    <>
      <circle className="d" cx="50" cy="9" r="7" />
      <circle className="d" cx="70" cy="22" r="7.500" />
      <circle className="d" cx="75" cy="40" r="7" />
    </>,
    ROBE,
    FACE,
    SHORT,
    <path className="d" d="M29 40h4v16l-4 4z" />,
  ),
  /** A knot at each side. */
  buns: bust(
    <>
      <circle className="d" cx="27" cy="40" r="11" />
      <circle className="d" cx="73" cy="40" r="11" />
      <path className="c s" d="M27 34a6 6 0 1 0 5 8M73 34a6 6 0 1 1-5 8" />
    </>,
    GOWN,
    FACE,
    SHORT,
  ),
  crown: bust(
    <path
      className="d"
      d="M18 46c-6-24 10-42 32-42s38 18 32 42c-6 6-10 2-11-6-2-12-8-19-21-19s-19 7-21 19c-1 8-5 12-11 6z"
    />,
    GOWN,
    FACE,
    <path className="c" d="M48 24h4v6h-4zM48.500 60h3v7h-3z" />,
  ),
  veiled: bust(
    <path className="l" d="M24 84c-3-34 6-64 26-66 20 2 29 32 26 66z" />,
    GOWN,
    FACE,
    <path className="d" d="M32 36c4-13 12-16 18-16s14 3 18 16c-12-7-24-7-36 0z" />,
  ),
  hooded: bust(ROBE, FACE, HOOD),
  /** Old and crooked, under a deep hood. */
  emperor: bust(
    ROBE,
    <path className="l" d="M36 34h28v32H36z" />,
    <path className="g" d="M40 43l8 2-8 2zM60 43l-8 2 8 2z" />,
    <path className="c s" d="M42 56c5-3 11-3 16 0" />,
    HOOD,
    <path className="d" d="M32 30c6-6 30-6 36 0l-6 8c-8-3-16-3-24 0z" />,
  ),
  officer: bust(UNIFORM, FACE, CAP),
  bareOfficer: bust(UNIFORM, FACE, SHORT),
  director: bust(CAPE, UNIFORM, FACE, SHORT),
  advisor: bust(
    ROBE,
    FACE,
    <path className="d" d="M32 38c-2-18 6-24 18-28 12 4 20 10 18 28-4-8-10-11-18-11s-14 3-18 11z" />,
  ),
  gunner: bust(TUNIC, BANDOLIER, FACE, SHORT),
  ragged: bust(
    <path
      className="d"
      d="M6 100c4-22 16-26 33-30h22c17 4 29 8 33 30l-9-6-8 6-9-5-9 5-9-5-9 5-9-5-9 5-8-6z"
    />,
    FACE,
    <path
      className="d"
      d="M28 60c-4-26 2-46 22-46s26 20 22 46l-5-14c-3-10-4-14-7-16-6 4-14 4-20 0-3 2-4 6-7 16z"
    />,
    <path className="c" d="M33 52h34v8c-10 6-24 6-34 0z" />,
  ),
  witch: bust(ROBE, FACE, HOOD, <path className="c s" d="M40 50v8M60 50v8M50 27v7" />),
  goggles: bust(
    TUNIC,
    FACE,
    SHORT,
    <path className="d" d="M28 24h44v8H28z" />,
    <path className="a" d="M34 20h13v14H34zM53 20h13v14H53z" />,
    <path className="c" d="M37 23h7v8h-7zM56 23h7v8h-7z" />,
  ),
} satisfies { readonly [head: string]: ReactNode }
