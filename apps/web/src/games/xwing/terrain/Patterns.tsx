/** Patterns of the mat: whose a base is, and what kind of terrain lies there, told without colour. */
export function Patterns() {
  return (
    <defs>
      <pattern id="xw-own" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V6" className="xw-pattern-own" />
      </pattern>
      <pattern id="xw-foe" width="6" height="6" patternUnits="userSpaceOnUse">
        <circle cx="3" cy="3" r="0.9" className="xw-pattern-foe" />
      </pattern>
      <pattern id="xw-asteroid" width="9" height="9" patternUnits="userSpaceOnUse">
        <path d="M2 2.5A1.8 1.8 0 1 1 2 6M6.5 5.5A1 1 0 1 1 6.5 7.5" className="xw-pattern-rock" />
      </pattern>
      <pattern id="xw-debris" width="10" height="10" patternUnits="userSpaceOnUse">
        <path d="M1 2L4 1L3 4ZM6 6L9 5.5L8 9ZM7 1L8.5 2" className="xw-pattern-debris" />
      </pattern>
      <pattern id="xw-gas" width="14" height="7" patternUnits="userSpaceOnUse">
        <path d="M0 3.5C3.5 0 3.5 0 7 3.5S10.5 7 14 3.5" className="xw-pattern-gas" />
      </pattern>
      <radialGradient id="xw-nebula-1" cx="0.25" cy="0.2" r="0.6">
        <stop offset="0" stopColor="#1d3a66" stopOpacity="0.55" />
        <stop offset="1" stopColor="#1d3a66" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="xw-nebula-2" cx="0.8" cy="0.85" r="0.55">
        <stop offset="0" stopColor="#3b2458" stopOpacity="0.5" />
        <stop offset="1" stopColor="#3b2458" stopOpacity="0" />
      </radialGradient>
    </defs>
  )
}
