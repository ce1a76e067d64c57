import { builderOf } from '../games/builders.ts'
import { faceOf } from '../games/index.ts'
import { keepGame, keepWish, lastWish } from '../home/wish.ts'
import { go } from '../route.ts'
import { useWords } from '../text/index.ts'
import { Notice } from '../ui/Notice.tsx'

/** The builder of a game that has one. */
export function BuildScreen({ game, id, code }: { game: string; id: string | null; code: string }) {
  const say = useWords()
  const found = builderOf(game)
  if (found === null)
    return (
      <Notice title={say('nowhere.title')}>
        <p>{say('nowhere.text')}</p>
      </Notice>
    )
  const play = (change: (options: unknown) => unknown) => {
    const face = faceOf(game)
    if (face === null) return
    const wish = lastWish(face)
    keepWish(face, { ...wish, options: change(wish.options) })
    keepGame(game)
    go({ at: 'home' })
  }
  return <found.Builder id={id} code={code} play={play} />
}
