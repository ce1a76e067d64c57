import { type CardView, factsOf } from '@dejarik/destiny'
import { Damage, Shield } from '../../../symbols/index.ts'
import { useTable } from '../TableContext.tsx'
import './share.css'

/** What this character gets while a total is split: one more, one less. */
export function ShareStepper({ card }: { card: CardView }) {
  const { ask, options, choosing, language, say } = useTable()
  const choice = ask?.choice
  if (choice?.form !== 'split') return null
  const option = options.findIndex((one) => one.do === 'card' && one.card === card.id)
  if (option < 0) return null
  const share = choosing.shares[option] ?? 0
  const name = factsOf(card.kind).name[language]
  const Sign = ask?.what === 'distribute-shields' ? Shield : Damage
  return (
    <div className="sd-share" data-full={share === choice.caps[option]}>
      <button type="button" disabled={share === 0} onClick={() => choosing.setShare(option, share - 1)}>
        <span className="unseen">{say('share.less', { name })}</span>
        <span aria-hidden="true">−</span>
      </button>
      <output>
        <Sign size="0.95em" />
        {share}
        <small>/{choice.caps[option]}</small>
      </output>
      <button type="button" onClick={() => choosing.pick(option)}>
        <span className="unseen">{say('share.more', { name })}</span>
        <span aria-hidden="true">+</span>
      </button>
    </div>
  )
}
