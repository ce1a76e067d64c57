import type { ChoiceView } from '@dejarik/kernel'
import type { Speaker } from '@dejarik/text'
import { useWords } from '../text/index.ts'
import { Button } from '../ui/Button.tsx'
import { sum } from './choosing.ts'
import type { Choosing } from './contract.ts'

export interface SharesProps {
  readonly view: unknown
  readonly choice: Extract<ChoiceView, { form: 'split' }>
  readonly choosing: Choosing
  readonly speaker: Speaker
}

/** A total in shares, with what is left of it always in sight. */
export function Shares({ view, choice, choosing, speaker }: SharesProps) {
  const say = useWords()
  const { shares } = choosing
  return (
    <ul className="shares">
      {choice.options.map((option, at) => {
        const share = shares[at] ?? 0
        const cap = choice.caps[at] ?? 0
        const name = speaker.option(view, option)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is its index
          <li key={at} className="share" data-lit={choosing.hovered === at}>
            <span className="option-number number" aria-hidden="true">
              {at + 1}
            </span>
            <span className="share-name">{name}</span>
            <Button
              size="small"
              aria-label={say('prompt.less', { name })}
              disabled={share === 0}
              onClick={() => choosing.setShare(at, share - 1)}
            >
              −
            </Button>
            <span className="share-count number">
              {share}/{cap}
            </span>
            <Button
              size="small"
              data-option={at}
              aria-label={say('prompt.more', { name })}
              disabled={share >= cap || sum(shares) >= choice.max}
              onPointerEnter={() => choosing.hover(at)}
              onPointerLeave={() => choosing.hover(null)}
              onClick={() => choosing.pick(at)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                // As with other options: Space adds, as a tap does, and Enter gives the answer.
                event.preventDefault()
                choosing.confirm()
              }}
            >
              +
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
