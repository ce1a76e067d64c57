import type { Mission } from '@dejarik/imperial-assault/preview'
import type { Language } from '@dejarik/kernel'
import { TokenGlyph } from '../map/TokenGlyph.tsx'

/** The rules of the mission, and what lies on its map. */
export function MissionCard({ mission, language }: { mission: Mission; language: Language }) {
  const used = mission.tokenKinds.filter((_, kind) => mission.tokens.some((token) => token.kind === kind))
  // Each door is a kind of its own; one of them shows what all look like.
  const shown = used.filter(
    ({ name }, i) => used.findIndex((other) => other.name[language] === name[language]) === i,
  )
  return (
    <article className="ia-mission">
      {mission.mapName[language] !== mission.name[language] && (
        <p className="ia-mission-map">{mission.mapName[language]}</p>
      )}
      {mission.text[language].split('\n').map((line) => (
        <p key={line}>{line}</p>
      ))}
      <ul className="ia-map-colors">
        {shown.map(({ id, name }) => (
          <li key={id}>
            <svg viewBox="-14 -14 28 28" aria-hidden="true">
              <rect className="ia-token-plate" x="-14" y="-14" width="28" height="28" rx="5" />
              <TokenGlyph kind={id} name={name[language]} />
            </svg>
            {name[language]}
          </li>
        ))}
      </ul>
    </article>
  )
}
