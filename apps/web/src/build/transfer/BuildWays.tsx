import { To } from '../../ui/To.tsx'
import { type BuilderKit, BuilderProvider } from '../BuilderContext.tsx'
import { ImportButton, type ImportButtonProps } from './ImportButton.tsx'

export interface BuildWaysProps<T> extends ImportButtonProps<T> {
  readonly kit: BuilderKit
  /** The words of the way to the builder. */
  readonly label: string
}

/** Other ways to come by something to play with than to choose it: to build it, or to import it. */
export function BuildWays<T>({ kit, label, ...imported }: BuildWaysProps<T>) {
  return (
    <div className="build-ways">
      <To route={{ at: 'build', game: kit.game.id, id: null, code: '' }}>{label}</To>
      <BuilderProvider kit={kit}>
        <ImportButton {...imported} />
      </BuilderProvider>
    </div>
  )
}
