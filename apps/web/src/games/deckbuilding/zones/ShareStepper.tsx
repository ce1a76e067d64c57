import { type CardId, designOfCard } from '@dejarik/deckbuilding'
import { Damage } from '../../../symbols/index.ts'
import { useTable } from '../TableContext.tsx'
import './share.css'

/** Damage put on this card so far, while it is being split: one more, one less. */
export function ShareStepper({ card }: { card: CardId }) {
  const { ask, options, choosing, language, say } = useTable()
  const choice = ask?.choice
  if (choice?.form !== 'split') return null
  const option = options.findIndex((one) => 'card' in one && one.card === card)
  if (option < 0) return null
  const share = choosing.shares[option] ?? 0
  const name = designOfCard(card).name[language]
  return (
    <div className="db-share" data-full={share === choice.caps[option]}>
      <button type="button" disabled={share === 0} onClick={() => choosing.setShare(option, share - 1)}>
        <span className="unseen">{say('do.less', { name })}</span>
        <span aria-hidden="true">−</span>
      </button>
      <output>
        <Damage size="0.95em" />
        {share}
        <small> / {choice.caps[option]}</small>
      </output>
      <button type="button" onClick={() => choosing.pick(option)}>
        <span className="unseen">{say('do.more', { name })}</span>
        <span aria-hidden="true">+</span>
      </button>
    </div>
  )
}
