import { never } from '@dejarik/kernel'
import { THING } from '@dejarik/xwing'
import { ACTION_NAMES } from '@dejarik/xwing/facts'
import { cardOf } from '@dejarik/xwing/preview'
import { FoeMark, OwnMark } from '../../../symbols/index.ts'
import { dieSign } from '../attack/die-sign.ts'
import { HEIGHT, short, WIDTH } from '../mat/projection.ts'
import { nameOfObject, nameOfShip } from '../names.ts'
import { type BoardTable, useTable } from '../TableContext.tsx'
import { TokenIcon } from '../tokens/TokenSign.tsx'
import { AttackScene } from './AttackScene.tsx'
import { Plate } from './Plate.tsx'
import type { DefeatShow, LossShow, NoteShow, PointsShow, Shows } from './shows.ts'
import type { Staged } from './useStaged.ts'
import './beats.css'

/** What is shown of what happened, at its place; while somebody decides in an attack, the attack as it stands. */
export function BeatOnMat({ staged, unit }: { staged: Staged | null; unit: number }) {
  const { shows, motion } = useTable()
  return (
    <g className="xw-beat" data-moves={motion > 0} data-show={shows?.show}>
      {staged !== null && (
        <AttackScene staged={staged} show={shows?.show === 'attack' ? shows : null} unit={unit} />
      )}
      {shows !== null && <Shown shows={shows} unit={unit} />}
    </g>
  )
}

function Shown({ shows, unit }: { shows: Shows; unit: number }) {
  switch (shows.show) {
    case 'attack':
      return shows.by === null ? null : <UsedCard ship={shows.by.ship} card={shows.by.card} unit={unit} />
    case 'loss':
      return <Lost shows={shows} unit={unit} />
    case 'defeat':
      return <Defeat shows={shows} unit={unit} />
    case 'note':
      return <Note shows={shows} unit={unit} />
    case 'points':
      return <Points shows={shows} unit={unit} />
    case 'flight':
      return null
    default:
      return never(shows)
  }
}

function UsedCard({ ship, card, unit }: { ship: number; card: number; unit: number }) {
  const table = useTable()
  if (card < 0) return null
  return (
    <Plate at={under(table, ship)} unit={unit} tone="note">
      <b>{cardOf(card).name[table.language]}</b>
    </Plate>
  )
}

/** What is left of the results flies down the line, pips go out, and a faceup card is read. */
function Lost({ shows: { ship, scene, losses, card }, unit }: { shows: LossShow; unit: number }) {
  const table = useTable()
  const { view, to, say, language } = table
  const from = scene === null ? undefined : view.ships[scene.attacker]
  const at = view.ships[ship]
  const sign = dieSign(card >= 0 ? 'crit' : 'hit')
  return (
    <>
      {from !== undefined && at !== undefined && scene?.defender === ship && (
        <g
          className="xw-flies xw-flies-hit"
          style={{
            '--from-x': `${short(to.x(from.pose.x))}px`,
            '--from-y': `${short(to.y(from.pose.y))}px`,
            '--to-x': `${short(to.x(at.pose.x))}px`,
            '--to-y': `${short(to.y(at.pose.y))}px`,
          }}
        >
          <g transform={`scale(${short(unit * 1.2)})`}>
            <path className="xw-die-fill" d={sign.fill} />
            <path className="xw-die-line" d={sign.line} />
          </g>
        </g>
      )}
      <Plate at={under(table, ship)} unit={unit} tone="loss">
        {losses.map(({ part, from: was, to: is }) => (
          <b key={part}>{say(`beat.${part}`, { was, is })}</b>
        ))}
        {card >= 0 && (
          <span className="xw-plate-card">
            <b>{cardOf(card).name[language]}</b>
            {cardOf(card).text[language]}
          </span>
        )}
      </Plate>
    </>
  )
}

const STAR = 'M0 -34L8 -13L26 -24L17 -5L36 3L15 9L20 30L3 16L-12 33L-11 12L-33 10L-15 -1L-28 -20L-8 -13Z'

function Defeat({ shows: { ship, fled }, unit }: { shows: DefeatShow; unit: number }) {
  const table = useTable()
  const { view, to, say, signs } = table
  const it = view.ships[ship]
  if (it === undefined) return null
  return (
    <>
      {!fled && (
        <g transform={`translate(${short(to.x(it.pose.x))} ${short(to.y(it.pose.y))})`}>
          <path className="xw-burst" d={STAR} />
        </g>
      )}
      <Plate at={under(table, ship)} unit={unit} tone="loss">
        <b className="xw-plate-large">
          {say(fled ? 'beat.fled' : 'beat.destroyed', { name: signs[ship] ?? '' })}
        </b>
      </Plate>
    </>
  )
}

function Note({ shows: { at, signs, faces, card, words }, unit }: { shows: NoteShow; unit: number }) {
  const table = useTable()
  const { language } = table
  return (
    <Plate at={under(table, at)} unit={unit} tone="note">
      <b className="xw-plate-line">
        {card >= 0 && cardOf(card).name[language]}
        {words !== null && inWords(table, words)}
        {signs.map((sign, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sign is its place
          <TokenIcon key={i} sign={sign} />
        ))}
        {faces.map((face, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
          <svg key={i} className="xw-plate-die" viewBox="-12 -12 24 24" aria-hidden="true">
            <path className="xw-die-fill" d={dieSign(face).fill} />
            <path className="xw-die-line" d={dieSign(face).line} />
          </svg>
        ))}
      </b>
    </Plate>
  )
}

function inWords({ view, say, signs, language }: BoardTable, words: NonNullable<NoteShow['words']>): string {
  switch (words.say) {
    case 'action':
      return Object.entries(ACTION_NAMES).find(([name]) => name === words.action)?.[1][language] ?? ''
    case 'bump':
      return say('beat.bump', { name: signs[words.other] ?? nameOfShip(view, words.other, language) })
    case 'obstacle':
      return nameOfObject(view, words.target, language)
    case 'detonates':
      return say('beat.detonates')
    default:
      return never(words)
  }
}

function Points({ shows: { seat, points, total, ship }, unit }: { shows: PointsShow; unit: number }) {
  const table = useTable()
  const { me, say } = table
  const isOwn = seat === me
  // For objectives at the scorer's edge.
  const at = ship >= 0 ? under(table, ship) : { x: WIDTH / 2, y: isOwn ? HEIGHT - 120 * unit : 40 * unit }
  return (
    <Plate at={at} unit={unit} tone={isOwn ? 'own' : 'foe'}>
      <b className="xw-plate-line xw-plate-large">
        {isOwn ? <OwnMark size="0.9em" /> : <FoeMark size="0.9em" />} {say('beat.points', { points, total })}
      </b>
    </Plate>
  )
}

/** Just below a ship or a thing. */
function under({ view, to }: BoardTable, object: number): { x: number; y: number } {
  const pose = object >= THING ? view.things[object - THING]?.pose : view.ships[object]?.pose
  return { x: to.x(pose?.x ?? 0), y: to.y(pose?.y ?? 0) + 30 }
}
