import { Force, Resource } from '../../../symbols/index.ts'
import type { Say } from '../text/index.ts'
import { Exile, FreeCard, RewardMark, Target } from './marks.tsx'
import { type Bounty, sayReward } from './reward.ts'

/** Target value and reward. In words only where there is room for them. */
export function BountyBar({ bounty, words, say }: { bounty: Bounty; words: boolean; say: Say }) {
  const { needed, reward } = bounty
  const label = `${say('card.reward')}: ${sayReward(reward, say)}`
  return (
    <span className="db-face-bounty">
      <span className="db-face-stat" title={say('card.target', { n: needed })}>
        <Target label={say('card.target', { n: needed })} />
        <b aria-hidden="true">{needed}</b>
      </span>
      <span className="db-face-reward" title={label}>
        <RewardMark label={label} size="1em" />
        {words ? (
          <span aria-hidden="true">{sayReward(reward, say)}</span>
        ) : (
          <span className="db-face-reward-signs" aria-hidden="true">
            {reward.resources !== undefined && (
              <span>
                {reward.resources}
                <Resource size="0.95em" />
              </span>
            )}
            {reward.force !== undefined && (
              <span>
                {reward.force}
                <Force size="0.95em" />
              </span>
            )}
            {reward.exile !== undefined && (
              <span>
                {reward.upTo === true ? '≤' : ''}
                {reward.exile}
                <Exile size="0.95em" />
              </span>
            )}
            {reward.freePurchase === true && <FreeCard size="0.95em" />}
          </span>
        )}
      </span>
    </span>
  )
}
