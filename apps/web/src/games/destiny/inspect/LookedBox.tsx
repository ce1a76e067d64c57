import { factsOf, NONE, textOf } from '@dejarik/destiny'
import { CardText } from '../cards/CardText.tsx'
import { nameOfKind } from '../cards/describe.ts'
import { DieFace } from '../dice/DieFace.tsx'
import { useTable } from '../TableContext.tsx'
import { thingOfDie } from '../things.ts'
import { Consequences } from './Consequences.tsx'
import { useInspected } from './InspectContext.tsx'

/** What is pointed at, in a place of its own: it never lies over anything. */
export function LookedBox() {
  const { view, language, question, say } = useTable()
  const { looked } = useInspected()
  // What could be done with it was an answer to another question.
  if (looked === null || looked.kind === NONE || looked.question !== question)
    return <div className="sd-looked" />
  const { die: sides, color } = factsOf(looked.kind)
  const die = view.dice.find(({ id, pool }) => thingOfDie(id) === looked.thing && pool !== NONE)
  return (
    <div className="sd-looked" aria-hidden="true">
      <p className="sd-looked-name name">
        {die === undefined
          ? nameOfKind(looked.kind, language)
          : say('die.of', { card: nameOfKind(looked.kind, language) })}
        <kbd>I</kbd>
      </p>
      {sides !== null && (
        <span className="sd-looked-sides">
          {sides.map((side, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a side is its place
            <span key={i} data-now={die?.side === i}>
              <DieFace side={side} color={color} size="100%" small />
            </span>
          ))}
        </span>
      )}
      <Consequences looked={looked} pinned={false} />
      {die === undefined && <CardText text={textOf(looked.kind)?.text[language] ?? ''} />}
    </div>
  )
}
