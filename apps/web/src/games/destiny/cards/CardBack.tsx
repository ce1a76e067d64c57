/** A card that lies face down. */
export function CardBack() {
  return (
    <span className="sd-back">
      <svg viewBox="0 0 24 34" aria-hidden="true">
        <path d="M12 9l7 8-7 8-7-8zM12 13.500l3 3.500-3 3.500-3-3.500z" />
      </svg>
    </span>
  )
}
