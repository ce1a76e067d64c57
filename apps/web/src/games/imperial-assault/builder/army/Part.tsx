import { type CardKind, sizeOf } from '@dejarik/imperial-assault/build'
import { Button } from '../../../../ui/Button.tsx'
import { Panel } from '../../../../ui/Panel.tsx'
import { strengthOf } from '../army-words.ts'
import { partOf, sorted } from '../edit.ts'
import { useBuilder } from '../useBuilder.ts'
import type { ArmyProps } from './ArmyProps.ts'
import { CardLine } from './CardLine.tsx'

export function partId(kind: CardKind): string {
  return `part-${kind}`
}

/** The groups, the upgrades, or the command deck. */
export function Part(props: ArmyProps & { readonly kind: CardKind }) {
  const { say } = useBuilder()
  const { army, kind, onWant } = props
  const cards = partOf(army, kind)
  return (
    <Panel
      id={partId(kind)}
      className="ia-part"
      tabIndex={-1}
      title={
        <>
          {say(`kind.${kind}`)} <span className="ia-part-count number">{sizeOf(cards)}</span>
        </>
      }
      aside={
        onWant !== undefined && (
          <Button
            size="small"
            data-want={kind}
            icon={<span aria-hidden="true">+</span>}
            onClick={() => onWant(kind)}
          >
            {say('pool.add')}
            <span className="unseen">: {say(`kind.${kind}`)}</span>
          </Button>
        )
      }
    >
      {cards.length === 0 ? (
        <p className="build-plain">{say(`army.empty-${kind}`)}</p>
      ) : (
        <ul>
          {sorted(cards, kind).map(({ card, count }) => (
            <CardLine key={card} {...props} id={card} count={count} />
          ))}
        </ul>
      )}
      {kind === 'deployment' && cards.length > 0 && (
        <p className="ia-strength">{say('army.strength', { ...strengthOf(army) })}</p>
      )}
    </Panel>
  )
}
