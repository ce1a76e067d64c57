import { Button } from '../../ui/Button.tsx'
import { useBuilderTable } from '../BuilderContext.tsx'

export interface PoolCountProps {
  readonly count: number
  /** For pools that leave out what can't be taken. */
  readonly leftOut?: {
    /** How many more there would be. */
    readonly count: number
    /** Whether they are shown. */
    readonly shown: boolean
    onChange(shown: boolean): void
  }
  /** Null while nothing is filtered. */
  readonly onReset: (() => void) | null
}

/** How many cards the filter has found, and how to see more. */
export function PoolCount({ count, leftOut, onReset }: PoolCountProps) {
  const { say } = useBuilderTable()
  return (
    <div className="build-pool-count">
      <p role="status">{say('pool.count', { count })}</p>
      {leftOut !== undefined && (leftOut.count > 0 || leftOut.shown) && (
        <Button kind="quiet" size="small" onClick={() => leftOut.onChange(!leftOut.shown)}>
          {leftOut.shown ? say('pool.hide') : say('pool.hidden', { count: leftOut.count })}
        </Button>
      )}
      {onReset !== null && (
        <Button kind="quiet" size="small" onClick={onReset}>
          {say('pool.reset')}
        </Button>
      )}
    </div>
  )
}
