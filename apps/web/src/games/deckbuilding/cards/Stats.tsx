import type { Design } from '@dejarik/deckbuilding'
import { Attack, Force, Resource } from '../../../symbols/index.ts'
import type { Say } from '../text/index.ts'

/**
 * Attack, resources and Force, each in its own place whether or not the others are there. `attack` is the value
 * that counts now, if it differs from what stands on the card.
 */
export function Stats({
  design,
  attack: now,
  say,
}: {
  design: Design
  attack?: number | undefined
  say: Say
}) {
  if (design.type === 'base') return null
  const printed = design.attack ?? 0
  const attack = now ?? printed
  const force = design.type === 'unit' ? (design.force ?? 0) : 0
  const change = attack > printed ? 'up' : attack < printed ? 'down' : undefined
  return (
    <span className="db-face-stats">
      <span>
        {(attack > 0 || printed > 0) && (
          <span className="db-face-stat db-face-attack" data-change={change}>
            <Attack label={say('card.attack', { n: attack })} />
            <b aria-hidden="true">{attack}</b>
          </span>
        )}
      </span>
      <span>
        {design.resources !== undefined && design.resources > 0 && (
          <span className="db-face-stat">
            <Resource label={say('card.resources', { n: design.resources })} />
            <b aria-hidden="true">{design.resources}</b>
          </span>
        )}
      </span>
      <span>
        {force > 0 && (
          <span className="db-face-stat">
            <Force label={say('card.force', { n: force })} />
            <b aria-hidden="true">{force}</b>
          </span>
        )}
      </span>
    </span>
  )
}
