import { NONE, SEAT_NAMES } from '@dejarik/destiny'
import { FoeMark, OwnMark } from '../../../symbols/index.ts'
import { hovering } from '../../../table/hovering.ts'
import { Button } from '../../../ui/Button.tsx'
import { nameOfKind } from '../cards/describe.ts'
import { useTable } from '../TableContext.tsx'
import { PASS } from '../things.ts'
import './moment.css'

/** Where the match stands: the round, what waits, and passing. */
export function Moment() {
  const { view, say } = useTable()
  return (
    <div className="sd-moment">
      <p className="sd-moment-round">
        <span className="number">
          {view.round === 0 ? say('round.setup') : say('round', { round: view.round })}
        </span>
        {view.round > 0 && (
          <span className="sd-moment-phase">
            {' · '}
            {say(view.phase === 'upkeep' ? 'round.upkeep' : 'round.action')}
          </span>
        )}
      </p>
      <Playing />
      <Queue />
      <Additional />
      <PassButton />
    </div>
  )
}

/** Cards that are being played. */
function Playing() {
  const { view, say, language } = useTable()
  const names = view.playing.filter(({ kind }) => kind !== NONE).map(({ kind }) => nameOfKind(kind, language))
  if (names.length === 0) return null
  return <p className="sd-moment-playing">{say('playing', { cards: names.join(', ') })}</p>
}

/** The queue, while it holds more than one entry; the next to be resolved first. */
function Queue() {
  const { view, me, say, language, speaker } = useTable()
  if (view.queue.length < 2) return null
  return (
    <div className="sd-queue">
      <h3>{say('queue')}</h3>
      <ol aria-label={say('queue')}>
        {view.queue.map(({ seat, card, kind, key }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same ability may wait twice
          <li key={`${card} ${key} ${i}`}>
            {seat === me ? <OwnMark size="0.8em" /> : <FoeMark size="0.8em" />}
            <span className="unseen">{speaker.seat(SEAT_NAMES[seat])}: </span>
            {kind === NONE ? say('queue.rule') : nameOfKind(kind, language)}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Actions that are still to be taken outside the queue. */
function Additional() {
  const { view, say, language, speaker } = useTable()
  if (view.additional.length === 0) return null
  return (
    <ul className="sd-additional">
      {view.additional.map(({ seat, about }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same card may give two
        <li key={i}>
          {say('additional', {
            player: speaker.seat(SEAT_NAMES[seat]),
            card: about === NONE ? '' : nameOfKind(about, language),
          })}
        </li>
      ))}
    </ul>
  )
}

function PassButton() {
  const { view, deeds, options, choosing, speaker } = useTable()
  const pass = deeds.get(PASS)?.[0]
  if (pass === undefined) return null
  return (
    <Button
      size="small"
      data-thing={PASS}
      data-lit={choosing.hovered === pass || choosing.armed === pass}
      {...hovering(choosing, pass)}
      onClick={() => choosing.pick(pass)}
    >
      {speaker.option(view, options[pass])}
    </Button>
  )
}
