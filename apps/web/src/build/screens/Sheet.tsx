import type { Mendable } from '@dejarik/kernel'
import { useMemo } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Page } from '../../ui/Page.tsx'
import { useBuilderTable } from '../BuilderContext.tsx'
import type { Building, Built } from '../Building.ts'
import { begin } from '../begin.ts'
import { Inspector } from '../CardDialog.tsx'
import { Head } from './Head.tsx'
import { Broken } from './Missing.tsx'

export interface SheetProps<T extends Built, P extends Mendable> {
  readonly building: Building<T, P>
  readonly code: string
  onPlay(built: T): void
}

/** One that came by a link: to be looked at, played, or kept. */
export function Sheet<T extends Built, P extends Mendable>({ code, ...rest }: SheetProps<T, P>) {
  const { built, notes } = useMemo(() => rest.building.readCode(code), [rest.building, code])
  return built === null ? <Broken notes={notes} /> : <Shown {...rest} built={built} />
}

function Shown<T extends Built, P extends Mendable>({
  building,
  built,
  onPlay,
}: Omit<SheetProps<T, P>, 'code'> & { built: T }) {
  const { say, kit } = useBuilderTable()
  const problems = useMemo(() => building.problemsOf(built), [building, built])
  return (
    <Page title={built.name || say('sheet.title')} wide>
      <Head
        deeds={
          <Button onClick={() => begin(building.shelf, kit.game.id, built, 'replace')}>
            {say('sheet.keep')}
          </Button>
        }
        legal={problems.length === 0}
        outgoing={() => building.outgoing(built)}
        onPlay={() => onPlay(built)}
      >
        <div className="build-came">
          <building.Kind built={built} />
          <span>{say('sheet.came')}</span>
        </div>
      </Head>
      <div className="build-editor build-sheet">
        <building.Side built={built} problems={problems} />
        <Inspector />
      </div>
    </Page>
  )
}
