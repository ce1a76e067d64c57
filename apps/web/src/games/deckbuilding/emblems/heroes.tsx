import type { Drawings } from './drawings.ts'
import { Mirrored } from './Mirrored.tsx'
import { Shoulders } from './troopers.tsx'

const FACE = 'M46 32c0-10 6-16 14-16s14 6 14 16v10c0 11-6 20-14 20s-14-9-14-20z'

/** People of name and rank, each by one sign: hair, cap, staff, blade. */
export const HEROES: Drawings = {
  'Admiral Piett': (
    <>
      <Shoulders />
      <path d={FACE} />
      <path d="M42 24l5-14h26l5 14-5 5H47z" />
      <path className="cut line" d="M44 25h32" />
      <circle className="cut" cx="60" cy="17" r="3" />
      <path d="M36 68h18v10H36z" />
      <path className="cut" d="M38 70h4v3h-4zM43 70h4v3h-4zM48 70h4v3h-4zM38 74h4v3h-4zM43 74h4v3h-4z" />
    </>
  ),
  'Moff Jerjerrod': (
    <>
      <Shoulders />
      <path d={FACE} />
      <path d="M44 30c-2-14 6-20 16-20s18 6 16 20l-4-8H48z" className="dim" />
      <path d="M36 68h22v10H36z" />
      <path className="cut" d="M38 70h4v3h-4zM43 70h4v3h-4zM48 70h4v3h-4zM53 70h4v3h-4z" />
      <path className="line" d="M80 12h24v18H80zM80 21h24M92 12v18" />
    </>
  ),
  'General Veers': (
    <>
      <Shoulders />
      <path d={FACE} />
      <path d="M38 36C38 16 46 8 60 8s22 8 22 28l-6 4v-8H44v8z" />
      <path className="cut" d="M46 18h28v5H46z" />
      <path className="line" d="M46 40v12c0 8 6 13 14 13s14-5 14-13V40" />
      <path d="M36 68h18v10H36z" />
      <path className="cut" d="M38 70h4v3h-4zM43 70h4v3h-4zM48 70h4v3h-4z" />
    </>
  ),
  'Director Krennic': (
    <>
      <path d="M14 80c0-10 10-20 46-20 20 0 34 6 42 20z" />
      <path d={FACE} />
      <path d="M45 30c-1-14 6-20 15-20s17 6 16 22l-6-8-18-2z" className="dim" />
      <path className="cut line" d="M60 62v18M30 66l10 14" />
      <path className="cut" d="M40 68h14v8H40z" />
      <path d="M42 70h4v2h-4zM47 70h4v2h-4zM42 73h4v2h-4zM47 73h4v2h-4z" />
    </>
  ),
  'Grand Moff Tarkin': (
    <>
      <Shoulders />
      <path d="M47 30c0-10 5-16 13-16s13 6 13 16l-2 18-6 14H55l-6-14z" />
      <path d="M45 34c-2-16 4-24 15-24s17 8 15 24l-3-12-12-4-12 4z" className="dim" />
      <path className="cut line" d="M51 44l4 8M69 44l-4 8" />
      <path d="M34 68h26v10H34z" />
      <path
        className="cut"
        d="M36 70h4v3h-4zM41 70h4v3h-4zM46 70h4v3h-4zM51 70h4v3h-4zM36 74h4v3h-4zM41 74h4v3h-4zM46 74h4v3h-4zM51 74h4v3h-4z"
      />
    </>
  ),
  'Princess Leia': (
    <>
      <Shoulders />
      <path d={FACE} className="dim" />
      <circle cx="38" cy="36" r="12" />
      <circle cx="82" cy="36" r="12" />
      <path d="M42 34c-2-18 6-26 18-26s20 8 18 26c-4-10-10-14-18-14s-14 4-18 14z" />
      <path className="cut line" d="M38 30a6 6 0 1 1-5 9M82 30a6 6 0 1 0 5 9M60 10v10" />
      <path className="cut line" d="M52 66l8 6 8-6" />
    </>
  ),
  'Luke Skywalker': (
    <>
      <Shoulders />
      <path d={FACE} className="dim" />
      <path d="M43 38C38 16 46 7 60 7s22 9 17 31c-1-10-5-14-9-16-8 4-18 2-21 2-2 4-3 8-4 14z" />
      <path d="M92 4h5v46h-5z" />
      <path d="M90 50h9v20h-9z" className="dim" />
      <path className="cut line" d="M52 66l8 10 8-10" />
    </>
  ),
  'Han Solo': (
    <>
      <Shoulders wide />
      <path d={FACE} className="dim" />
      <path d="M43 36C40 16 48 8 60 8s20 8 17 28c-2-10-7-13-11-14-8 4-14 2-19-2-2 5-3 10-4 16z" />
      <path className="cut" d="M38 62l14 18H34zM82 62L68 80h18z" />
      <path d="M88 24h26v5h-4v4H98l-3 11h-7l2-11z" />
    </>
  ),
  Chewbacca: (
    <>
      <path d="M24 80l4-14 4 6 4-12 6 8 4-10h28l4 10 6-8 4 12 4-6 4 14z" className="dim" />
      <path d="M38 54l-2-12 4 2-4-12 5 1-3-12 6 2 1-11 6 5 4-9 5 6 5-6 4 9 6-5 1 11 6-2-3 12 5-1-4 12 4-2-2 12-6 10-4-3-5 8-5-5-5 5-5-8-4 3z" />
      <path className="cut" d="M48 34h8l-2 5h-5zM72 34h-8l2 5h5zM54 46h12l-3 5h-6z" />
      <path className="cut line" d="M54 58c4-3 8-3 12 0" />
      <path className="cut line heavy" d="M32 66l44 14" />
    </>
  ),
  'Jyn Erso': (
    <>
      <Shoulders />
      <path d={FACE} className="dim" />
      <path d="M42 46C38 18 46 8 60 8s22 10 18 38l-4-16c-8-2-12-6-14-10-2 4-6 8-14 10z" />
      <path d="M40 62c12 8 28 8 40 0l4 8c-14 8-34 8-48 0z" />
      <path d="M58 70l2-4 2 4-2 9z" />
    </>
  ),
  'Cassian Andor': (
    <>
      <path d="M26 80c0-12 8-22 18-24h32c10 2 18 12 18 24z" className="dim" />
      <path d={FACE} className="dim" />
      <path d="M43 36C41 16 48 8 60 8s19 8 17 28c-2-9-6-12-10-14-9 3-16 2-20 0-2 5-3 9-4 14z" />
      <path d="M48 50h24c0 8-5 13-12 13s-12-5-12-13z" />
      <path className="cut" d="M54 51h12l-2 4h-8z" />
      <path d="M38 56l10 4 12 10 12-10 10-4 4 10-26 14-26-14z" />
    </>
  ),
  'Baze Malbus': (
    <>
      <Shoulders wide />
      <path d={FACE} className="dim" />
      <path d="M40 58C34 20 44 6 60 6s26 14 20 52l-5-10c1-14 0-20-3-24-8 2-16 2-24 0-3 4-4 10-3 24z" />
      <path d="M47 50h26l-3 14H50z" />
      <path d="M2 62h40v5H2zM2 70h40v5H2z" />
      <path d="M42 58h14v22H42z" />
    </>
  ),
  'Chirrut Îmwe': (
    <>
      <path d="M26 80c2-14 16-20 34-20s32 6 34 20z" />
      <path d={FACE} className="dim" />
      <path d="M45 30c0-14 6-19 15-19s15 5 15 19l-4-6H49z" />
      <path className="cut line" d="M50 37h7M63 37h7" />
      <path d="M94 2h4v76h-4z" />
      <circle cx="96" cy="10" r="6" />
      <path className="cut line" d="M46 62l16 18M74 62L50 80" />
    </>
  ),
  'Lando Calrissian': (
    <>
      <path d="M10 80c2-12 18-22 34-22l16 14 16-14c16 0 32 10 34 22z" />
      <path d={FACE} className="dim" />
      <path d="M42 34C38 14 48 6 60 6s22 8 18 28c-3-8-6-10-8-12H50c-4 2-6 6-8 12z" />
      <path d="M50 48c4-3 8-3 10-1 2-2 6-2 10 1l-3 3H53z" />
      <path className="cut line" d="M30 64l14 16M90 64L76 80" />
    </>
  ),
  Lobot: (
    <>
      <Shoulders />
      <path d="M45 30c0-14 6-20 15-20s15 6 15 20v12c0 11-6 20-15 20s-15-9-15-20z" className="dim" />
      <Mirrored>
        <path d="M36 28h14v14H36l-4-7z" />
        <circle className="cut" cx="40" cy="35" r="3" />
      </Mirrored>
      <path d="M46 22c8-8 20-8 28 0l-2 5c-8-5-16-5-24 0z" />
      <path className="cut line" d="M60 66v12" />
    </>
  ),
}
