import { type CardView, factsOf, NONE, SEAT_NAMES } from '@dejarik/destiny'
import type { ChoiceView } from '@dejarik/kernel'
import { Damage, FoeMark, OwnMark, Resource, Shield } from '../../../symbols/index.ts'
import { sum } from '../../../table/choosing.ts'
import type { Blow } from '../aim/blow.ts'
import { nameOfKind } from '../cards/describe.ts'
import { sumInWords } from '../consequence.ts'
import { SymbolSign } from '../dice/SymbolSign.tsx'
import { useTable } from '../TableContext.tsx'
import './sums.css'

/** Rows that fit beside the dice. */
const MOST_ROWS = 3

/** What the die that is pointed at comes to, for whom; with nothing pointed at, what is under way. */
export function Sums() {
  const { aim, blows, ask } = useTable()
  return (
    <div className="sd-sums" role="status">
      {ask?.choice?.form === 'split' ? (
        <Left what={ask.what} choice={ask.choice} />
      ) : aim !== null ? (
        <Aimed />
      ) : ask?.amount !== undefined && blows.length > 0 ? (
        <Rows />
      ) : (
        <UnderWay />
      )}
    </div>
  )
}

/** While a total is split among characters: what is still to be given. */
function Left({ what, choice }: { what: string; choice: Extract<ChoiceView, { form: 'split' }> }) {
  const { choosing, say } = useTable()
  const Sign = what === 'distribute-shields' ? Shield : Damage
  return (
    <p className="sd-sums-head sd-sums-left name">
      <Sign size="1em" />
      {say('share.left', { left: choice.max - sum(choosing.shares) })}
    </p>
  )
}

function Aimed() {
  const { view, me, aim, language, say, blows, ask } = useTable()
  if (aim === null) return null
  const { symbol, value, cost, modifiers } = aim
  const { resources } = view.players[me]
  const hint = blows.length > 0
  return (
    <>
      <p className="sd-sums-head name">
        <SymbolSign symbol={symbol} size="1em" />
        <b>{sumInWords(symbol, value, language)}</b>
        {cost > 0 && (
          <span className="sd-sums-cost">
            <Resource size="1em" />
            {say('aim.pay', { cost, of: resources })}
          </span>
        )}
      </p>
      <Rows />
      {ask?.amount === undefined && (hint || modifiers.length > 0) && (
        <p className="sd-sums-foot">{say(modifiers.length > 0 ? 'aim.modifiers' : 'aim.hint')}</p>
      )}
    </>
  )
}

/** One line for each who would be hit or helped. */
function Rows() {
  const { view, blows } = useTable()
  const foes = blows.some(({ isOwn }) => !isOwn)
  const shown = blows.filter(({ isOwn }) => !foes || !isOwn).slice(0, MOST_ROWS)
  return (
    <ul className="sd-sums-rows">
      {shown.map((blow) => {
        const card = view.cards.find(({ id }) => id === blow.card)
        return card === undefined ? null : <Row key={blow.card} card={card} blow={blow} />
      })}
    </ul>
  )
}

function Row({ card, blow }: { card: CardView; blow: Blow }) {
  const { language, say } = useTable()
  const Mark = blow.isOwn ? OwnMark : FoeMark
  const { what, blocked, taken, left } = blow
  return (
    <li data-whose={blow.isOwn ? 'own' : 'foe'}>
      <span className="sd-sums-who name">
        <Mark size="0.8em" />
        {factsOf(card.kind).name[language]}
      </span>
      <span>{what === 'damage' ? say('aim.hits', { blocked, taken }) : say('aim.shields', { taken })}</span>
      <b className="name" data-falls={what === 'damage' && left === 0}>
        {resultOf(blow, say)}
      </b>
    </li>
  )
}

function resultOf({ what, left }: Blow, say: ReturnType<typeof useTable>['say']): string {
  if (what === 'shields') return say('aim.shields-then', { left })
  return left === 0 ? say('aim.defeated') : say('aim.left', { left })
}

/** Cards that are being played, what waits in the queue, and actions still to come. */
function UnderWay() {
  const { view, me, say, language, speaker } = useTable()
  const played = view.playing.filter(({ kind }) => kind !== NONE)
  return (
    <>
      {played.length > 0 && (
        <p className="sd-sums-line">
          {say('playing', { cards: played.map(({ kind }) => nameOfKind(kind, language)).join(', ') })}
        </p>
      )}
      {view.queue.length > 1 && (
        <ol className="sd-sums-queue" aria-label={say('queue')}>
          {view.queue.map(({ seat, card, kind, key }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same ability may wait twice
            <li key={`${card} ${key} ${i}`}>
              {seat === me ? <OwnMark size="0.8em" /> : <FoeMark size="0.8em" />}
              {kind === NONE ? say('queue.rule') : nameOfKind(kind, language)}
            </li>
          ))}
        </ol>
      )}
      {view.additional.map(({ seat, about }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same card may give two
        <p key={i} className="sd-sums-line">
          {say('additional', {
            player: speaker.seat(SEAT_NAMES[seat]),
            card: about === NONE ? '' : nameOfKind(about, language),
          })}
        </p>
      ))}
    </>
  )
}
