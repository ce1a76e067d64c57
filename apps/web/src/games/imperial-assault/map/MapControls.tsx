import type { CameraHandle } from '../../../board/camera/useCamera.ts'
import { Button } from '../../../ui/Button.tsx'
import { useTable } from '../TableContext.tsx'
import { Legend } from './Legend.tsx'

export interface MapControlsProps {
  readonly camera: CameraHandle
  rotate(): void
  readonly withTiles: boolean
  showTiles(): void
}

/** Buttons for what wheel, pinch and keys do. */
export function MapControls({ camera, rotate, withTiles, showTiles }: MapControlsProps) {
  const { say, show } = useTable()
  return (
    <div className="ia-controls">
      <Control
        className="ia-zoom"
        name={say('map.in')}
        hint="+"
        d="M-7 0H7M0 -7V7"
        onClick={() => camera.zoomBy(1.4)}
      />
      <Control
        className="ia-zoom"
        name={say('map.out')}
        hint="−"
        d="M-7 0H7"
        onClick={() => camera.zoomBy(1 / 1.4)}
      />
      <Control
        name={say('map.fit')}
        hint="F"
        d="M-7 -3V-7H-3M3 -7H7V-3M7 3V7H3M-3 7H-7V3"
        onClick={camera.fit}
      />
      <Control
        name={say('map.turn')}
        hint="T"
        d="M6 -4A7.200 7.200 0 1 0 7.200 1M6.500 -8V-3.500H2"
        onClick={rotate}
      />
      <Control
        name={say('map.tiles')}
        hint="K"
        d="M-7 -7H-1V-1H-7ZM3 -7H7V-3H3ZM1 3H7V7H1ZM-7 3H-3V7H-7Z"
        pressed={withTiles}
        onClick={showTiles}
      />
      <Control
        name={say('legend.title')}
        d="M-7 -6H-4M-1 -6H7M-7 0H-4M-1 0H7M-7 6H-4M-1 6H7"
        onClick={() => show({ title: say('legend.title'), body: Legend, textOnly: true })}
      />
    </div>
  )
}

interface ControlProps {
  readonly name: string
  readonly hint?: string
  readonly d: string
  readonly className?: string
  /** Of what is switched on and off. */
  readonly pressed?: boolean
  onClick(): void
}

function Control({ name, hint, d, className, pressed, onClick }: ControlProps) {
  return (
    <Button
      size="small"
      className={className ?? ''}
      title={hint === undefined ? name : `${name} (${hint})`}
      aria-label={name}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <svg viewBox="-10 -10 20 20" aria-hidden="true">
        <path d={d} />
      </svg>
    </Button>
  )
}
