import type { Drawings } from './drawings.ts'
import { Mirrored } from './Mirrored.tsx'

/** Small craft, from the side that everybody knows them by. */
export const FIGHTERS: Drawings = {
  'X-Wing': (
    <>
      <Mirrored>
        <path d="M54 36L9 13l-2 5 46 25zM54 44L9 67l-2-5 46-25z" />
        <circle cx="43" cy="31" r="6.5" />
        <circle cx="43" cy="49" r="6.5" />
        <circle className="cut" cx="43" cy="31" r="3" />
        <circle className="cut" cx="43" cy="49" r="3" />
        <path d="M6 8h4v15H6zM6 57h4v15H6z" />
      </Mirrored>
      <path d="M60 28c6 0 10 5 10 12s-4 12-10 12-10-5-10-12 4-12 10-12z" />
      <path className="cut" d="M54 37l2-5h8l2 5z" />
      <circle className="cut" cx="60" cy="44" r="2.5" />
    </>
  ),
  'Y-Wing': (
    <>
      <path d="M60 3l8 8 3 15v32H49V26l3-15z" />
      <path className="cut" d="M56 12h8l2 8H54z" />
      <path d="M26 44h68v9H26z" />
      <Mirrored>
        <path d="M20 26a7 7 0 0 1 14 0l-2 50h-3l-1-18h-2l-1 18h-3z" />
        <path className="cut line" d="M22 34h10" />
      </Mirrored>
      <path className="cut line" d="M56 32v22M64 32v22" />
    </>
  ),
  'B-Wing': (
    <>
      <path d="M57 22h6l2 54h-10z" />
      <path d="M52 34L18 28v4l34 10zM68 34l34-6v4L68 42z" />
      <path d="M16 22h4v16h-4zM100 22h4v16h-4z" />
      <circle cx="60" cy="15" r="11" />
      <path className="cut" d="M53 13l3-5h8l3 5z" />
      <rect x="52" y="32" width="16" height="14" rx="3" />
      <circle className="cut" cx="57" cy="39" r="2.5" />
      <circle className="cut" cx="63" cy="39" r="2.5" />
      <path className="cut line" d="M60 52v20" />
    </>
  ),
  'U-Wing': (
    <>
      <Mirrored>
        <path d="M53 44L27 25 11 3l3 24 12 15 27 17z" />
        <path className="cut line" d="M17 14l12 19 22 15" />
      </Mirrored>
      <path d="M53 8h14l5 16-2 38H50l-2-38z" />
      <path className="cut" d="M55 13h10l2 8H53z" />
      <path d="M47 60h10v14H47zM63 60h10v14H63z" />
      <path className="cut line" d="M60 30v26" />
    </>
  ),
  'Z-95 Headhunter': (
    <>
      <path d="M60 2l4 14 3 26v28H53V42l3-26z" />
      <Mirrored>
        <path d="M54 42L12 54v10l42 2z" />
        <path d="M10 34h4v32h-4z" />
        <path d="M42 50h8v24h-8z" />
      </Mirrored>
      <path className="cut" d="M57 32h6l2 10H55z" />
      <path className="cut line" d="M60 50v16" />
    </>
  ),
  'Fang Fighter': (
    <>
      <path d="M60 4l6 34-3 36h-6l-3-36z" />
      <Mirrored>
        <path d="M56 36L32 27 24 4C14 16 12 30 14 44l8 30c3-10 5-17 10-23l24-3z" />
        <path className="cut line" d="M24 14c-4 10-4 20-1 30" />
      </Mirrored>
      <path className="cut" d="M58 30h4l1 9h-6z" />
    </>
  ),
  'TIE Fighter': (
    <>
      <Mirrored>
        <path d="M28 6l-8 9v50l8 9 4-9V15z" />
        <path d="M32 36h16v8H32z" />
        <path className="cut line" d="M26 16v48M20.5 40H31" />
      </Mirrored>
      <circle cx="60" cy="40" r="16" />
      <circle className="cut line" cx="60" cy="40" r="9.5" />
      <path className="cut line" d="M60 30.5v19M50.5 40h19M53.3 33.3l13.4 13.4M66.7 33.3L53.3 46.7" />
      <circle cx="60" cy="40" r="3.5" />
    </>
  ),
  'TIE Interceptor': (
    <>
      <Mirrored>
        <path d="M45 3L22 30v20l23 27-11-27V30z" />
        <path className="cut line" d="M28 28v24" />
        <path d="M34 36h14v8H34z" />
      </Mirrored>
      <circle cx="60" cy="40" r="15" />
      <circle className="cut line" cx="60" cy="40" r="9" />
      <path className="cut line" d="M60 31v18M51 40h18" />
      <circle cx="60" cy="40" r="3.5" />
    </>
  ),
  'TIE Bomber': (
    <>
      <Mirrored>
        <path d="M34 6L18 22v36l16 16-7-18V24z" />
        <path d="M27 36h12v8H27z" />
      </Mirrored>
      <circle cx="47" cy="40" r="13" />
      <circle cx="75" cy="40" r="13" />
      <path d="M55 33h10v14H55z" />
      <circle className="cut line" cx="47" cy="40" r="7.5" />
      <path className="cut line" d="M47 32.5v15M39.5 40h15" />
      <circle className="cut" cx="72" cy="36" r="2.6" />
      <circle className="cut" cx="79" cy="36" r="2.6" />
      <circle className="cut" cx="72" cy="44" r="2.6" />
      <circle className="cut" cx="79" cy="44" r="2.6" />
    </>
  ),
  'Imperial Shuttle': (
    <>
      <path d="M57 36L58 3h4l1 33z" />
      <Mirrored>
        <path d="M52 46L20 75h7l29-23z" />
        <path d="M60 30H50l-7 13 7 12h10z" />
      </Mirrored>
      <path className="cut" d="M51 41l3-6h12l3 6z" />
      <path className="cut line" d="M52 48h16" />
    </>
  ),
  'Alliance Shuttle': (
    <>
      <path d="M8 50l20-16h18l8-14h14l-4 14h30l16 8v12l-12 6H24z" />
      <path className="cut" d="M18 47l13-9h10v9z" />
      <path className="cut line" d="M50 44h44M50 52h52" />
      <path d="M34 64h44l-6 8H42z" className="dim" />
      <path d="M108 40h6v14h-6z" />
    </>
  ),
  'Landing Craft': (
    <>
      <path d="M56 42l2-36h4l2 36z" />
      <Mirrored>
        <path d="M40 50L20 14h7l21 30z" />
        <path d="M60 38H44L32 58h28z" />
        <path d="M52 60h8v16H44z" className="dim" />
      </Mirrored>
      <path className="cut" d="M48 49l4-6h16l4 6z" />
      <path className="cut line" d="M60 62v12" />
    </>
  ),
  'Millennium Falcon': (
    <>
      <path d="M36 26L40 3h12l2 17h6l2-17h12l4 23z" />
      <circle cx="57" cy="46" r="29" />
      <path d="M82 40L99 22l6 6-17 24z" />
      <circle cx="102" cy="23" r="7" />
      <circle className="cut" cx="103" cy="22" r="3" />
      <circle className="cut line" cx="57" cy="46" r="7" />
      <circle className="cut line" cx="42" cy="34" r="6.5" />
      <path className="cut line" d="M50 40L34 56M64 40l16 4M57 53v14" />
      <path className="cut line" d="M37 66a27 27 0 0 0 40 0" />
    </>
  ),
  'HWK-290': (
    <>
      <path d="M60 2c6 6 10 16 11 26l27 18 3 18-25-6-6 18H50l-6-18-25 6 3-18 27-18C50 18 54 8 60 2z" />
      <path className="cut" d="M60 10c3 4 4 8 5 13H55c1-5 2-9 5-13z" />
      <path className="cut line" d="M49 34l-1 22M71 34l1 22M60 34v34" />
    </>
  ),
  Snowspeeder: (
    <>
      <path d="M48 10h9l3 8 3-8h9l10 22 12 28-10 12H36L26 60l12-28z" />
      <path className="cut" d="M54 30h12l3 14H51z" />
      <path className="cut line" d="M60 44v10M40 56h40" />
      <path d="M24 24h5v36h-5zM91 24h5v36h-5z" />
      <path d="M44 70h10v6H44zM66 70h10v6H66z" />
    </>
  ),
}
