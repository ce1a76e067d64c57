import './card.css'

/** The side that tells nothing. */
export function CardBack() {
  return (
    <svg className="db-face-back" viewBox="0 0 50 70" aria-hidden="true" preserveAspectRatio="none">
      <rect x="1" y="1" width="48" height="68" rx="5" className="db-face-back-ground" />
      <path
        className="db-face-back-lines"
        d="M25 8l16 27-16 27L9 35zM25 20l9 15-9 15-9-15zM1 35h8M41 35h8M25 1v7M25 62v7M1 1l15 25M49 1L34 26M1 69l15-25M49 69L34 44"
      />
      <circle cx="25" cy="35" r="3" className="db-face-back-dot" />
    </svg>
  )
}
