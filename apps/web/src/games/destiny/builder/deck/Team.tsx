import { Button } from '../../../../ui/Button.tsx'
import { Panel } from '../../../../ui/Panel.tsx'
import { useBuilder } from '../useBuilder.ts'
import { Beside } from './Beside.tsx'
import { Character } from './Character.tsx'
import type { DeckProps } from './DeckProps.ts'
import './deck.css'

/** The characters with their dice, and the plot and battlefield that they bring. */
export function Team(props: DeckProps) {
  const { say } = useBuilder()
  const { deck, onWant } = props
  return (
    <Panel
      id="team"
      className="sb-team"
      tabIndex={-1}
      title={say('team.title')}
      aside={
        onWant !== undefined && (
          <Button size="small" onClick={() => onWant('character')}>
            {say('team.choose-character')}
          </Button>
        )
      }
    >
      {deck.characters.length === 0 ? (
        <p className="build-plain">{say('team.empty')}</p>
      ) : (
        <ul className="sb-characters" aria-label={say('team.characters')}>
          {deck.characters.map((_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same card may be there several times
            <Character key={place} {...props} place={place} />
          ))}
        </ul>
      )}
      <Beside {...props} />
    </Panel>
  )
}
