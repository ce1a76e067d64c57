import { NONE, type View } from '@dejarik/imperial-assault'
import { keyOf } from '@dejarik/imperial-assault/map'
import { designOf, type Mission } from '@dejarik/imperial-assault/preview'
import {
  type CSSProperties,
  type MouseEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { matArrows } from '../../../board/camera/arrows.ts'
import { type Camera, viewBoxOf } from '../../../board/camera/camera.ts'
import { type CameraHandle, useCamera } from '../../../board/camera/useCamera.ts'
import { Over } from '../../../board/Over.tsx'
import { BeatMarks } from '../beats/BeatMarks.tsx'
import { EventMarks } from '../beats/EventMarks.tsx'
import { useWalks } from '../beats/useWalks.ts'
import { Points } from '../campaign/map/Points.tsx'
import { FigureOnMap } from '../figures/FigureOnMap.tsx'
import type { Moment } from '../Moment.tsx'
import { Seen } from '../sight/Seen.tsx'
import { SightLines } from '../sight/SightLines.tsx'
import { useSight } from '../sight/useSight.ts'
import { useTable } from '../TableContext.tsx'
import { Caption } from './Caption.tsx'
import { Coordinates } from './Coordinates.tsx'
import { Doors } from './Doors.tsx'
import { Floor, Walls } from './Floor.tsx'
import { MapControls } from './MapControls.tsx'
import { obstructions } from './obstructions.ts'
import { boxOfSpace, boxOfStand, middleOf, type Projection, projectionOf, turnsFor } from './projection.ts'
import { Spots } from './Spots.tsx'
import { TileNames } from './TileNames.tsx'
import { Tokens } from './Tokens.tsx'
import { useMapKeys } from './useMapKeys.ts'
import { useWalking } from './useWalking.ts'
import { Way } from './Way.tsx'
import { ZoneNames, Zones } from './Zones.tsx'
import '../figures/figure.css'
import './colors.css'
import './map.css'

/** How much larger badges are drawn than the map at most; beyond that they would cover their figures. */
const FAR = 1.5
/** On a low map the controls stand in a row, and nothing lies over them. */
const LOW = 560
const CONTROLS = 50

export interface MapViewProps {
  readonly mission: Mission
  /** What lies over the map now. */
  readonly moment: Moment | null
}

/** The map: everything that stands on it, and what is drawn over it on demand. */
export function MapView({ mission, moment }: MapViewProps) {
  const table = useTable()
  const { view, me, say, about, layout } = table
  const box = useRef<HTMLElement>(null)
  const zone = mission.zones[view.sides[me].zone]
  const [turnedBy, setTurnedBy] = useState(0)
  const [withTiles, setWithTiles] = useState(false)
  const turns = turnsFor(mission.board, zone?.spaces ?? mission.campaign?.entrance ?? []) + turnedBy
  const to = useMemo(() => projectionOf(mission.board, turns), [mission, turns])
  const camera = useCamera(box, to.picture)
  const walking = useWalking(table)
  const sight = useSight(table)
  const rotate = () => {
    setTurnedBy((by) => by + 1)
    camera.fit()
  }
  const showTiles = () => setWithTiles((on) => !on)
  useMapKeys(table, camera, to, { rotate, showTiles })
  useCloseUp(camera, to, about)
  useOneStop(box)
  useWalks(box, to, table)
  const isAskedForZone = table.deeds.has('zone:0')
  const { zoom } = camera.camera
  // Badges keep their size on the screen, but neither vanish close up nor cover their figures from afar.
  const unit = Math.max(Math.min(1 / zoom, FAR), 0.5)
  const click = (event: MouseEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('[data-thing], button, .over') === null)
      table.look(null)
  }
  return (
    <section
      ref={box}
      className="ia-map"
      aria-label={say('map.label')}
      onClick={click}
      onKeyDown={matArrows(camera)}
    >
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: a group of things, each with a name of its own */}
      <svg
        className="ia-sheet"
        viewBox={viewBoxOf(camera.camera, camera.size)}
        data-far={1 / zoom > FAR}
        style={{ '--u': unit, '--px': 1 / zoom } as CSSProperties}
      >
        <g transform={to.matrix}>
          <Floor board={mission.board} />
          {!isAskedForZone && <Zones to={to} />}
          <Walls board={mission.board} />
          {isAskedForZone && <Zones to={to} />}
          <Doors to={to} />
        </g>
        <Coordinates to={to} />
        {view.campaign !== null && <Points to={to} />}
        <Tokens to={to} />
        {isAskedForZone && <ZoneNames to={to} />}
        <Spots to={to} walking={walking} />
        <Way to={to} walking={walking} />
        {view.figures.map(
          // biome-ignore lint/suspicious/noArrayIndexKey: a figure is its number
          (figure, id) => figure.space !== NONE && <FigureOnMap key={id} to={to} figure={id} />,
        )}
        {withTiles && <TileNames to={to} />}
        {sight !== null && <SightLines to={to} sighting={sight.sighting} />}
        <Seen to={to} walking={walking} />
        <EventMarks to={to} />
        <BeatMarks to={to} />
      </svg>
      <MapControls camera={camera} rotate={rotate} withTiles={withTiles} showTiles={showTiles} />
      {moment === null && (
        <Caption
          walking={walking}
          sight={sight}
          at={farSide(to, camera.camera, [sight?.from, sight?.to, walking.aimed?.figure], view)}
        />
      )}
      {moment !== null && layout.kind !== 'phone' && (
        <Over
          board={camera.size}
          below={camera.size.height < LOW ? CONTROLS : 0}
          pieces={obstructions(table, to, camera, moment)}
          about={moment.about}
          passive={moment.passive}
        >
          {moment.panel}
        </Over>
      )}
    </section>
  )
}

/** The side of the map that is farther from these figures. */
function farSide(
  to: Projection,
  { y }: Camera,
  ids: readonly (number | undefined)[],
  { figures }: View,
): 'top' | 'bottom' {
  const heights = ids.flatMap((id) => {
    const figure = id === undefined ? undefined : figures[id]
    if (figure === undefined || figure.space === NONE) return []
    return [middleOf(boxOfSpace(to, figure.space)).y]
  })
  const mean = heights.reduce((sum, height) => sum + height, 0) / heights.length
  return mean > y ? 'top' : 'bottom'
}

/** One stop of the Tab key: what can be chosen, else the first figure. */
function useOneStop(box: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const things = [...(box.current?.querySelectorAll<SVGElement>('svg [role="button"][data-thing]') ?? [])]
    const stop = things.find((one) => one.dataset.can === 'true') ?? things[0]
    for (const one of things) one.setAttribute('tabindex', one === stop ? '0' : '-1')
  })
}

/** On a small screen the map goes to the figure that a new question is about; it stays where it is when one is looked at. */
function useCloseUp(camera: CameraHandle, to: Projection, about: number | null): void {
  const { view } = useTable()
  const figure = about === null ? null : view.figures[about]
  const latest = useRef({ camera, to, figure })
  useLayoutEffect(() => {
    latest.current = { camera, to, figure }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each figure, not for each step
  useEffect(() => {
    const now = latest.current
    if (now.figure === null || now.figure.space === NONE) return
    const { base } = designOf(now.figure.kind).facts
    const { x, y } = middleOf(boxOfStand(now.to, base, keyOf(now.figure)))
    now.camera.closeUp(x, y)
  }, [about, camera.size.width > 0])
}
