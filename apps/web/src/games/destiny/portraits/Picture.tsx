/** In place of art: a face for each character, a drawing for each family of other cards. */
import { factsOf, textOf } from '@dejarik/destiny'
import { FAMILIES, familyOf } from './families.ts'
import { HEADS, headOf } from './heads.ts'
import './picture.css'

export function Picture({ kind }: { kind: number }) {
  const card = factsOf(kind)
  const isFace = card.type === 'character'
  return (
    <span className="sd-picture sd-framed" data-color={card.color} data-face={isFace}>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio={isFace ? 'xMidYMid slice' : 'xMidYMid meet'}
        aria-hidden="true"
      >
        {isFace ? HEADS[headOf(card)] : FAMILIES[familyOf(card, textOf(kind)?.text.en ?? '')]}
      </svg>
    </span>
  )
}
