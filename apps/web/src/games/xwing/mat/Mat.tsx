import type { LogEntry } from '@dejarik/kernel'
import type { Point } from '@dejarik/xwing/geometry'
import { cardOf } from '@dejarik/xwing/preview'
import { type CSSProperties, type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { matArrows } from '../../../board/camera/arrows.ts'
import { fit, type Size, viewBoxOf } from '../../../board/camera/camera.ts'
import { type CameraHandle, useCamera } from '../../../board/camera/useCamera.ts'
import { Over } from '../../../board/Over.tsx'
import type { Obstruction } from '../../../board/place-over.ts'
import { BeatOnMat } from '../beats/BeatOnMat.tsx'
import { sceneShown } from '../beats/shows.ts'
import { Ticks } from '../beats/Ticks.tsx'
import { type Staged, useStaged } from '../beats/useStaged.ts'
import { Fan, FoeFan } from '../dials/Fan.tsx'
import type { Planning } from '../dials/usePlanning.ts'
import { ManeuverGhost } from '../ghosts/ManeuverGhost.tsx'
import { Planned } from '../ghosts/Planned.tsx'
import { Spots } from '../ghosts/Spots.tsx'
import type { Moment } from '../Moment.tsx'
import { Arcs } from '../measure/Arcs.tsx'
import { AttackLine } from '../measure/AttackLine.tsx'
import { RangeBadges } from '../measure/RangeBadges.tsx'
import { sightsOf } from '../measure/sights.ts'
import { Flights } from '../motion/Flights.tsx'
import { nameOfShip } from '../names.ts'
import { Stakes } from '../objectives/Stakes.tsx'
import { PlacingGhost } from '../placing/PlacingGhost.tsx'
import type { Placing } from '../placing/usePlacing.ts'
import { ShipOnMat } from '../ships/ShipOnMat.tsx'
import { type BoardTable, useTable } from '../TableContext.tsx'
import { Tags } from '../tags/Tags.tsx'
import { type Tag, useTags } from '../tags/useTags.ts'
import { Patterns } from '../terrain/Patterns.tsx'
import { ThingOnMat } from '../terrain/ThingOnMat.tsx'
import { thingOfObject } from '../things.ts'
import { MatControls } from './MatControls.tsx'
import { PICTURE } from './projection.ts'
import { Starfield } from './Starfield.tsx'
import { useMatKeys } from './useMatKeys.ts'
import '../ghosts/ghost.css'
import '../measure/measure.css'
import '../ships/ship.css'
import '../terrain/terrain.css'
import '../tokens/token.css'
import './mat.css'

/** On a low mat the controls stand in a row, and nothing lies over them. */
const LOW = 560
const CONTROLS = 50

export interface MatProps {
  readonly planning: Planning | null
  readonly placing: Placing | null
  readonly events: readonly LogEntry[]
  /** What lies over the mat now. */
  readonly moment: Moment | null
}

/** The play area: everything that lies on it, and what is drawn over it on demand. */
export function Mat({ planning, placing, events, moment }: MatProps) {
  const table = useTable()
  const { view, say } = table
  const box = useRef<HTMLElement>(null)
  const camera = useCamera(box, PICTURE)
  useMatKeys(table, camera)
  const { zoom } = camera.camera
  const unit = unitAt(zoom, fit(PICTURE, camera.size).zoom)
  const tags = useTags(table, unit)
  const staged = useStaged(table, tags, unit)
  const sights = sightsOf(table, planning)
  const looked = view.ships[table.looked ?? -1]
  const foe = looked !== undefined && looked.zone === 'play' && looked.seat !== table.me ? looked : null

  useCloseUp(camera, table, planning, placing)

  // One stop of the Tab key: what can be chosen, else the first ship.
  useLayoutEffect(() => {
    const things = [...(box.current?.querySelectorAll<SVGElement>('[role="button"][data-thing]') ?? [])]
    const stop = things.find((one) => one.dataset.can === 'true') ?? things[0]
    for (const one of things) one.setAttribute('tabindex', one === stop ? '0' : '-1')
  })

  const click = (event: MouseEvent<HTMLElement>) => {
    if (
      event.target instanceof Element &&
      event.target.closest('[data-thing], [data-holds], button, .over') !== null
    )
      return
    if (placing !== null) placing.moveTo(camera.at(event.clientX, event.clientY), event.shiftKey)
    else table.look(null)
  }
  return (
    <section
      ref={box}
      className="xw-mat"
      aria-label={say('mat.label')}
      onClick={click}
      onKeyDown={placing === null ? matArrows(camera) : undefined}
    >
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: a group of things, each with a name of its own */}
      <svg
        className="xw-sky"
        viewBox={viewBoxOf(camera.camera, camera.size)}
        style={{ '--u': unit } as CSSProperties}
      >
        <Patterns />
        <Starfield />
        <Stakes planning={planning} />
        {sights.map((sight) => (
          <Arcs key={sight.ship.id} sight={sight} />
        ))}
        {view.things.map((thing) => thing.inPlay && <ThingOnMat key={thing.id} thing={thing} />)}
        {planning !== null && <Planned plan={planning.plan} current={planning.current} />}
        <ManeuverGhost />
        {view.ships.map((ship) => ship.zone === 'play' && <ShipOnMat key={ship.id} ship={ship} />)}
        <Spots />
        {foe !== null && <FoeFan ship={foe} unit={unit} />}
        {planning !== null && <Fan planning={planning} unit={unit} />}
        <Tags tags={tags} unit={unit} inHand={planning?.current ?? null} />
        <AttackLine />
        {sights.map((sight) => sight.measures && <RangeBadges key={sight.ship.id} sight={sight} />)}
        <BeatOnMat staged={staged} unit={unit} />
        {placing !== null && <PlacingGhost placing={placing} camera={camera} />}
      </svg>
      <Flights box={box} events={events} />
      <MatControls camera={camera} />
      <Ticks />
      <Waiting />
      {moment !== null && (
        <Over
          board={camera.size}
          below={camera.size.height < LOW ? CONTROLS : 0}
          pieces={[...piecesBeside(table, camera, moment, tags, staged), controlsOf(camera.size)]}
          about={moment.about}
          passive={moment.passive}
        >
          {moment.panel}
        </Over>
      )}
    </section>
  )
}

/**
 * Units of the picture a pixel for what keeps its size on the screen. It changes by steps, so that tags don't hop at
 * each turn of the wheel, and close up such things grow with the mat.
 */
function unitAt(zoom: number, whole: number): number {
  const steps = Math.ceil(Math.log2(whole / zoom) * STEPS - 0.001)
  return Math.max(2 ** (steps / STEPS) / whole, 0.42)
}
const STEPS = 3

/** What a panel should not lie over: targets least of all, then those whom the moment is about, then any ship. */
function piecesBeside(
  { view, to, deeds }: BoardTable,
  { camera, size }: CameraHandle,
  moment: Moment,
  tags: readonly Tag[],
  staged: Staged | null,
): Obstruction[] {
  const weigh = (ship: number): number =>
    deeds.has(thingOfObject(ship)) ? 100 : moment.ships.includes(ship) ? 50 : 5
  const seen = (x: number, y: number, weight: number): Obstruction => ({
    x: (x - camera.x) * camera.zoom + size.width / 2,
    y: (y - camera.y) * camera.zoom + size.height / 2,
    reach: 40 * camera.zoom,
    weight,
  })
  const at = ({ x, y }: Point, weight: number): Obstruction => seen(to.x(x), to.y(y), weight)
  return [
    ...view.ships.filter(({ zone }) => zone === 'play').map(({ id, pose }) => at(pose, weigh(id))),
    // A tag with the odds of an attack is read before it is clicked.
    ...tags.map(({ ship, box }) => seen(box.x, box.y, weigh(ship.id) / 2)),
    // Dice are what an attack is about.
    ...(staged === null ? [] : [staged.trays.attack, staged.trays.defense]).flatMap(({ x, y, width }) =>
      [-0.4, 0, 0.4].map((aside) => seen(x + aside * width, y, 60)),
    ),
    ...moment.spots.map((spot) => at(spot, 10)),
    // The controls, at the far right.
    { x: size.width - 30, y: 120, reach: 20, weight: 30 },
  ]
}

/** Abilities that wait, where there is more than one. */
function Waiting() {
  const { view, say, language } = useTable()
  if (view.queue.length < 2) return null
  return (
    <ol className="xw-waiting" aria-label={say('strip.queue')}>
      {view.queue.map(({ ship, card }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place in the queue
        <li key={i}>
          {cardOf(card).name[language]}
          {ship >= 0 && <small> {nameOfShip(view, ship, language)}</small>}
        </li>
      ))}
    </ol>
  )
}

/** On a small screen the mat goes to what a new question is about; it stays where it is when a ship is looked at. */
function useCloseUp(
  camera: CameraHandle,
  table: BoardTable,
  planning: Planning | null,
  placing: Placing | null,
) {
  const { view, to, about, ask } = table
  const ship = planning === null ? (ask === null ? null : about) : view.ships[planning.current]
  const between = betweenBoth(table)
  const pose = placing?.pose ?? between?.pose ?? ship?.pose
  const question =
    placing !== null
      ? `place ${placing.area.id} ${placing.area.ship}`
      : (between?.about ?? `ship ${ship?.id}`)
  const latest = useRef({ camera, pose, to })
  useLayoutEffect(() => {
    latest.current = { camera, pose, to }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question, not for each nudge
  useEffect(() => {
    const now = latest.current
    if (now.pose !== undefined) now.camera.closeUp(now.to.x(now.pose.x), now.to.y(now.pose.y))
  }, [question, camera.size.width > 0])
}

/** In an attack both are to be seen. */
function betweenBoth({ view, shows }: BoardTable): { readonly about: string; readonly pose: Point } | null {
  const scene = sceneShown(shows) ?? view.attack
  const [from, at] = [view.ships[scene?.attacker ?? -1], view.ships[scene?.defender ?? -1]]
  if (from === undefined || at === undefined) return null
  return {
    about: `attack ${from.id} ${at.id}`,
    pose: { x: (from.pose.x + at.pose.x) / 2, y: (from.pose.y + at.pose.y) / 2 },
  }
}

/** The column of buttons at the far edge, which nothing should lie over. */
function controlsOf({ width }: Size): Obstruction {
  return { x: width - 28, y: 110, reach: 100, weight: 60 }
}
