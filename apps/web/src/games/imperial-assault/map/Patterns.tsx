/** Hatches by which terrain is told apart without its colour; in spaces. */
export function Patterns() {
  return (
    <defs>
      <pattern id="ia-difficult" width="0.25" height="0.25" patternUnits="userSpaceOnUse">
        <path className="ia-hatch-difficult" d="M0 0.18C0.06 0.1 0.19 0.26 0.25 0.18" />
      </pattern>
      <pattern id="ia-impassable" width="0.25" height="0.25" patternUnits="userSpaceOnUse">
        <circle className="ia-hatch-impassable" cx="0.125" cy="0.125" r="0.045" />
      </pattern>
      <pattern id="ia-blocking" width="0.2" height="0.2" patternUnits="userSpaceOnUse">
        <path className="ia-hatch-blocking" d="M-0.05 0.05L0.05 -0.05M0 0.2L0.2 0M0.15 0.25L0.25 0.15" />
      </pattern>
      <pattern
        id="ia-zone-own"
        width="0.2"
        height="0.2"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path className="ia-hatch-own" d="M0 0.1H0.2" />
      </pattern>
      <pattern
        id="ia-zone-foe"
        width="0.2"
        height="0.2"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-45)"
      >
        <path className="ia-hatch-foe" d="M0 0.1H0.12" />
      </pattern>
    </defs>
  )
}
