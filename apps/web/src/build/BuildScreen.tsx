import type { TableFace } from '../games/face.ts'
import { gameOf } from '../games/index.ts'
import { Loaded } from '../games/Loaded.tsx'
import { keepGame, keepWish, lastWish } from '../home/wish.ts'
import { go } from '../route.ts'
import { useWords } from '../text/index.ts'
import { Notice } from '../ui/Notice.tsx'

/** The builder of a game that has one. */
export function BuildScreen({ game, id, code }: { game: string; id: string | null; code: string }) {
  const say = useWords()
  const entry = gameOf(game)
  if (entry === null || !entry.builds)
    return (
      <Notice title={say('nowhere.title')}>
        <p>{say('nowhere.text')}</p>
      </Notice>
    )
  return (
    <Loaded game={entry} whole>
      {(face) =>
        face.Builder !== undefined && (
          <face.Builder id={id} code={code} play={(change) => takeToMatch(face, change)} />
        )
      }
    </Loaded>
  )
}

/** What was built becomes part of the next wish. */
function takeToMatch(face: TableFace, change: (options: unknown) => unknown): void {
  const wish = lastWish(face)
  keepWish(face, { ...wish, options: change(wish.options) })
  keepGame(face.game.id)
  go({ at: 'home' })
}
