/** What events do: families by their effect. */
import type { ReactNode } from 'react'

const DIE = 'M26 26h48v48H26z'

export const MOMENTS = {
  burst: (
    <path
      className="g"
      d="M50 4l9 24 22-14-9 25 26 5-23 13 17 20-26-5-2 26-14-21-20 17 4-26-26-2 21-15L14 20l24 8z"
    />
  ),
  strike: (
    <>
      <path className="g" d="M86 8l6 6-40 44-8-8z" />
      <path className="a" d="M42 48l12 12-8 6-12-12zM30 60l10 10-20 20-10-10z" />
      <path className="d s" d="M8 24c20-2 36 4 44 18M20 8c16 2 30 10 38 22" />
    </>
  ),
  shot: (
    <>
      <circle className="a s" cx="60" cy="42" r="28" />
      <path className="a s" d="M60 4v18M60 62v18M22 42h18M80 42h18" />
      <path className="g" d="M4 92l44-40 6 6z" />
    </>
  ),
  guard: (
    <>
      <path className="a" d="M50 6l38 14v26c0 22-16 38-38 48-22-10-38-26-38-48V20z" />
      <path className="c s" d="M50 20v60M24 32c16 6 36 6 52 0" />
    </>
  ),
  counter: (
    <>
      <path className="a" d="M54 8l34 12v24c0 20-14 36-34 46-20-10-34-26-34-46V20z" />
      <path className="g" d="M2 44h38V32l22 19-22 19V58H2z" />
    </>
  ),
  dieGone: (
    <>
      <path className="d" d={DIE} />
      <path className="g" d="M10 18l8-8 72 72-8 8zM82 10l8 8-72 72-8-8z" />
    </>
  ),
  dieTurned: (
    <>
      <path className="a" d={DIE} />
      <path className="c" d="M44 44h12v12H44z" />
      <path className="g s" d="M12 44C14 20 34 8 54 10M88 56c-2 24-22 36-42 34" />
      <path className="g" d="M50 0l14 11-15 9zM50 100L36 89l15-9z" />
    </>
  ),
  dieUsed: (
    <>
      <path className="a" d="M14 30h48v48H14z" />
      <path className="c" d="M32 48h12v12H32z" />
      <path className="g" d="M56 34l20-26 4 18 18 4-26 20z" />
    </>
  ),
  crate: (
    <>
      <path className="a" d="M50 6l38 20v46L50 94 12 72V26z" />
      <path className="c s" d="M12 26l38 22 38-22M50 48v46" />
    </>
  ),
  theft: (
    <>
      <path className="a" d="M36 18l28 15v32L36 80 8 65V33z" />
      <path className="c s" d="M8 33l28 16 28-16M36 49v31" />
      <path className="g" d="M60 42l20-18v12h18v12H80v12z" />
    </>
  ),
  cards: (
    <>
      <path className="d" d="M8 24l36-12 18 58-36 12z" />
      <path className="a" d="M38 16h42v66H38z" />
      <path className="c" d="M52 40l7-10 7 10-7 10zM46 62h26v4H46z" />
    </>
  ),
  heal: (
    <>
      <path
        className="a"
        d="M50 92C20 68 8 52 8 36 8 20 20 12 32 12c8 0 14 4 18 10 4-6 10-10 18-10 12 0 24 8 24 24 0 16-12 32-42 56z"
      />
      <path className="c" d="M44 30h12v14h14v12H56v14H44V56H30V44h14z" />
    </>
  ),
  eye: (
    <>
      <path className="a" d="M2 50c14-22 30-32 48-32s34 10 48 32c-14 22-30 32-48 32S16 72 2 50z" />
      <circle className="c" cx="50" cy="50" r="17" />
      <circle className="g" cx="50" cy="50" r="8" />
    </>
  ),
  order: (
    <>
      <path className="a" d="M8 38h20l44-26v70L28 58H8z" />
      <path className="d" d="M20 58h14l6 30H26z" />
      <path className="g s" d="M80 32c8 8 8 22 0 30M88 22c14 14 14 36 0 50" />
    </>
  ),
  menace: (
    <>
      <path className="a" d="M50 4c24 0 38 18 38 44 0 30-16 48-38 48S12 78 12 48C12 22 26 4 50 4z" />
      <path className="g" d="M20 42l26 12c-8 10-20 8-26-12zM80 42L54 54c8 10 20 8 26-12z" />
      <path className="c s" d="M34 78c10-8 22-8 32 0" />
    </>
  ),
  ready: (
    <>
      <path className="a" d="M34 24h34v62H34z" />
      <path className="g s" d="M16 58C6 36 16 16 36 12M84 42c10 22 0 42-20 46" />
      <path className="c s" d="M42 42h18M42 54h18" />
    </>
  ),
  ground: (
    <>
      <path className="a" d="M4 82l28-46 16 24 14-30 34 52z" />
      <path className="d" d="M4 88h92v6H4z" />
      <path className="g" d="M44 30V4l22 8-19 8v10z" />
    </>
  ),
} satisfies { readonly [family: string]: ReactNode }
