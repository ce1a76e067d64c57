import type { CameraHandle } from '../../../board/camera/useCamera.ts'
import { Button } from '../../../ui/Button.tsx'
import { useTable } from '../TableContext.tsx'

/** Buttons for what wheel, pinch and keys do. */
export function MatControls({ camera }: { camera: CameraHandle }) {
  const { say, layers, toggle } = useTable()
  return (
    <div className="xw-controls">
      <Button
        size="small"
        className="xw-zoom"
        title={`${say('mat.in')} (+)`}
        aria-label={say('mat.in')}
        onClick={() => camera.zoomBy(1.4)}
      >
        <Sign d="M-7 0H7M0 -7V7" />
      </Button>
      <Button
        size="small"
        className="xw-zoom"
        title={`${say('mat.out')} (−)`}
        aria-label={say('mat.out')}
        onClick={() => camera.zoomBy(1 / 1.4)}
      >
        <Sign d="M-7 0H7" />
      </Button>
      <Button size="small" title={`${say('mat.fit')} (F)`} aria-label={say('mat.fit')} onClick={camera.fit}>
        <Sign d="M-7 -3V-7H-3M3 -7H7V-3M7 3V7H3M-3 7H-7V3" />
      </Button>
      <Button
        size="small"
        title={`${say('mat.arcs')} (A)`}
        aria-label={say('mat.arcs')}
        aria-pressed={layers.arcs}
        onClick={() => toggle('arcs')}
      >
        <Sign d="M0 8L-8 -5C-3 -8 3 -8 8 -5ZM0 8V-7" />
      </Button>
      <Button
        size="small"
        title={`${say('mat.bands')} (G)`}
        aria-label={say('mat.bands')}
        aria-pressed={layers.bands}
        onClick={() => toggle('bands')}
      >
        <Sign d="M-3 -3H3V3H-3ZM-7.5 -3C-7.5 -6 -6 -7.5 -3 -7.5H3C6 -7.5 7.5 -6 7.5 -3V3C7.5 6 6 7.5 3 7.5H-3C-6 7.5 -7.5 6 -7.5 3Z" />
      </Button>
    </div>
  )
}

function Sign({ d }: { d: string }) {
  return (
    <svg viewBox="-10 -10 20 20" aria-hidden="true">
      <path d={d} />
    </svg>
  )
}
