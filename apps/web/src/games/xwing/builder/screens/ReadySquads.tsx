import { READY_SQUADS, type Squad, shareCode } from '@dejarik/xwing/build'
import { Panel } from '../../../../ui/Panel.tsx'
import { useBuilder } from '../useBuilder.ts'
import { SquadLine } from './SquadLine.tsx'

/** Squads to start with; each opens as a squad that was sent. */
export function ReadySquads() {
  const { say, language } = useBuilder()
  return (
    <Panel className="build-ready" title={say('list.ready')}>
      <p className="build-plain">{say('list.ready-text')}</p>
      <ul>
        {READY_SQUADS.map(({ id, name, squad }) => {
          const named: Squad = { ...squad, name: name[language] }
          return (
            <SquadLine
              key={id}
              built={named}
              name={name[language]}
              route={{ at: 'build', game: 'xwing', id: null, code: shareCode(named) }}
            />
          )
        })}
      </ul>
    </Panel>
  )
}
