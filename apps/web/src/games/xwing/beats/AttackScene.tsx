import type { DiceKind, Face } from '@dejarik/xwing'
import type { ReactNode } from 'react'
import { short } from '../mat/projection.ts'
import { useTable } from '../TableContext.tsx'
import type { Box } from '../tags/lay-tags.ts'
import { TokenSign } from '../tokens/TokenSign.tsx'
import { DieOnMat } from './DieOnMat.tsx'
import { Plate } from './Plate.tsx'
import type { AttackShow } from './shows.ts'
import { DIE, GAP, TRAY_HEIGHT, TRAY_PADDING, trayWidth } from './trays.ts'
import type { Staged } from './useStaged.ts'

export interface AttackSceneProps {
  readonly staged: Staged
  /** The beat that is on; null while somebody decides. */
  readonly show: AttackShow | null
  readonly unit: number
}

/** The dice of an attack on the mat: red ones beside the attacker, green ones beside the defender. */
export function AttackScene({ staged: { scene, trays }, show, unit }: AttackSceneProps) {
  const { view, to, say, ask } = useTable()
  const { defender, attackDice, defenseDice } = scene
  const places = defenseDice?.length ?? view.ships[defender]?.agility ?? 0
  const could =
    ask?.what === 'modify-attack-dice' ? 'attack' : ask?.what === 'modify-defense-dice' ? 'defense' : null
  const dice = (kind: DiceKind, faces: readonly Face[], tray: Box) => (
    <Tray kind={kind} count={faces.length} tray={tray} unit={unit}>
      {faces.map((face, place) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
          key={place}
          transform={`translate(${TRAY_PADDING + DIE / 2 + place * (DIE + GAP)} ${TRAY_HEIGHT / 2})`}
        >
          <DieOnMat
            kind={kind}
            face={face}
            place={place}
            tumbles={show?.tumbles === kind && (show.changed === null || show.changed.places.includes(place))}
            changed={show?.changed?.kind === kind && show.changed.places.includes(place)}
            struck={kind === 'attack' ? scene.struck.indexOf(place) : -1}
            could={could === kind && face === 'focus'}
          />
        </g>
      ))}
    </Tray>
  )
  const paid = show?.paid ?? null
  const payer = paid === null ? undefined : view.ships[paid.ship]
  return (
    <g className="xw-scene">
      {dice('attack', attackDice, trays.attack)}
      {defenseDice === null ? (
        <Tray kind="defense" count={places} tray={trays.defense} unit={unit}>
          {Array.from({ length: places }, (_, at) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
              key={at}
              className="xw-tray-place"
              x={TRAY_PADDING + at * (DIE + GAP)}
              y={TRAY_PADDING}
              width={DIE}
              height={DIE}
              rx="12"
            />
          ))}
        </Tray>
      ) : (
        dice('defense', defenseDice, trays.defense)
      )}
      {paid !== null && payer !== undefined && show !== null && (
        <g
          key={`${show.beat} ${show.changed?.places.join()}`}
          className="xw-flies"
          style={{
            '--from-x': `${short(to.x(payer.pose.x))}px`,
            '--from-y': `${short(to.y(payer.pose.y))}px`,
            '--to-x': `${short(trays[show.changed?.kind ?? 'attack'].x)}px`,
            '--to-y': `${short(trays[show.changed?.kind ?? 'attack'].y)}px`,
          }}
        >
          <g transform={`scale(${short(unit * 1.3)})`}>
            <TokenSign sign={paid.sign} />
          </g>
        </g>
      )}
      {show?.sum != null && (
        <Plate at={below(trays.attack, unit)} unit={unit} tone={show.sum.left > 0 ? 'attack' : 'evade'}>
          {show.sum.left === 0 && show.sum.hits === 0
            ? say('beat.nothing')
            : say('beat.sum', {
                hits: show.sum.hits,
                evades: show.sum.evades,
                left: show.sum.left,
              })}
          <b>{show.sum.left === 0 ? say('beat.misses') : ''}</b>
        </Plate>
      )}
    </g>
  )
}

/** Where something is said under a tray. */
function below({ x, y, height }: Box, unit: number): { x: number; y: number } {
  return { x, y: y + height / 2 + 5 * unit }
}

function Tray(props: { kind: DiceKind; count: number; tray: Box; unit: number; children: ReactNode }) {
  const { say } = useTable()
  const { kind, count, tray, unit, children } = props
  const width = trayWidth(count)
  return (
    <g
      className="xw-tray"
      data-kind={kind}
      transform={`translate(${short(tray.x - (width * unit) / 2)} ${short(tray.y - (TRAY_HEIGHT * unit) / 2)}) scale(${short(unit)})`}
    >
      <title>{say(`dice.${kind}`)}</title>
      <rect className="xw-tray-plate" width={width} height={TRAY_HEIGHT} rx="10" />
      {count === 0 && (
        <text className="xw-tray-none" x={width / 2} y={TRAY_HEIGHT / 2 + 6}>
          0
        </text>
      )}
      {children}
    </g>
  )
}
