import type { Drawings } from './drawings.ts'

/** Large ships; the prow points left. */
export const CAPITAL_SHIPS: Drawings = {
  'Star Destroyer': (
    <>
      <path d="M3 42L110 8l6 34-6 32z" />
      <path className="cut line" d="M3 42h88M34 42l72-20M34 42l72 20" />
      <path className="cut" d="M68 42l26-12v24z" />
      <path d="M76 42l16-7v14z" />
      <path d="M92 26h9v32h-9z" />
      <circle cx="96.5" cy="26" r="5" />
      <circle cx="96.5" cy="58" r="5" />
    </>
  ),
  'Imperial Carrier': (
    <>
      <path d="M4 40l30-20h62l18 10v20L96 60H34z" />
      <path className="cut" d="M38 27h12v8H38zM54 27h12v8H54zM38 45h12v8H38zM54 45h12v8H54z" />
      <path className="cut line" d="M14 40h64" />
      <path d="M78 32h18v16H78z" />
      <path className="cut line" d="M78 32h18v16H78zM100 30v20M106 33v14" />
    </>
  ),
  'Gozanti Cruiser': (
    <>
      <path d="M6 34l24-12h58l24 8-2 10-14 6H30L10 42z" />
      <path d="M60 12h14l4 10H56z" />
      <path className="cut" d="M16 33l14-6h6v6z" />
      <path className="cut line" d="M40 32h60" />
      <path className="dim" d="M34 46h6v8h-6zM54 46h6v8h-6zM74 46h6v8h-6z" />
      <circle cx="37" cy="61" r="5" />
      <circle cx="57" cy="61" r="5" />
      <circle cx="77" cy="61" r="5" />
      <path d="M29 52h3v18h-3zM42 52h3v18h-3zM49 52h3v18h-3zM62 52h3v18h-3zM69 52h3v18h-3zM82 52h3v18h-3z" />
    </>
  ),
  'Rebel Transport': (
    <>
      <path d="M4 44C18 20 76 10 108 24c6 4 8 12 8 20-30 6-80 8-112 0z" />
      <path className="cut line" d="M14 40c24-16 66-22 96-10" />
      <path className="dim" d="M24 50h14v10H24zM42 51h14v12H42zM60 51h14v12H60zM78 50h14v10H78z" />
      <path d="M96 48h16v12l-10 6z" />
      <path d="M70 10h12v6H70z" />
    </>
  ),
  'Hammerhead Corvette': (
    <>
      <path d="M4 20c8-8 20-6 24 4v32c-4 10-16 12-24 4z" />
      <path className="cut" d="M10 32h10v4H10zM10 44h10v4H10z" />
      <path d="M28 33h20v14H28z" className="dim" />
      <path d="M44 26h46l10 6v16l-10 6H44z" />
      <path d="M60 14h22l6 12H56zM60 66h22l6-12H56z" className="dim" />
      <path d="M100 28h14v9h-14zM100 43h14v9h-14z" />
      <path className="cut line" d="M52 34h40M52 46h40" />
    </>
  ),
  'Mon Calamari Cruiser': (
    <>
      <path d="M2 44c8-14 22-10 32-18 16-14 46-12 64-4 14 6 20 14 18 24-12 16-44 22-70 14C26 56 10 56 2 44z" />
      <path className="cut line" d="M14 44c28-8 66-8 98 2" />
      <circle className="cut line" cx="46" cy="30" r="5" />
      <circle className="cut line" cx="66" cy="26" r="6" />
      <circle className="cut line" cx="88" cy="30" r="5" />
      <circle className="cut line" cx="56" cy="54" r="5" />
      <circle className="cut line" cx="80" cy="56" r="5" />
      <path d="M84 16h10v-8h-6z" />
    </>
  ),
  'C-ROC Cruiser': (
    <>
      <path d="M4 44l22-16h24v8h28v-8h20l18 8v16l-14 6H28z" />
      <path d="M34 14h22l6 14H30z" className="dim" />
      <path className="cut" d="M54 40h8v8h-8zM66 40h8v8h-8z" />
      <path className="cut line" d="M14 46h34M82 38h28M82 48h28" />
      <path d="M42 58h34v6H42z" className="dim" />
    </>
  ),
  'Blockade Runner': (
    <>
      <path d="M2 26h14l8 9v10l-8 9H2z" />
      <path className="cut" d="M6 34h8v4H6zM6 42h8v4H6z" />
      <path d="M24 36h52v8H24z" />
      <path d="M40 30h22l4 6v8l-4 6H40l-4-6v-8z" />
      <path d="M74 20h20v40H74z" />
      <path className="cut line" d="M80 22v36M74 33h20M74 47h20" />
      <path d="M96 16h18v8H96zM96 28h18v8H96zM96 40h18v8H96zM96 52h18v8H96z" />
      <path d="M49 18h4v12h-4z" />
    </>
  ),
  'Nebulon-B Frigate': (
    <>
      <path d="M4 12h30l8 8v20l-6 6-4 24h-8l-4-22-8-4-8-8z" />
      <path className="cut line" d="M10 20h24M10 28h26M24 46v18" />
      <path d="M42 27h40v5H42z" />
      <path d="M56 22h8v15h-8z" className="dim" />
      <path d="M80 14h24l6 6v22l-6 6H86l-6-8z" />
      <path d="M110 18h6v8h-6zM110 34h6v8h-6zM86 48h12v10H86z" />
      <path className="cut line" d="M86 24h18M86 36h18" />
    </>
  ),
}
