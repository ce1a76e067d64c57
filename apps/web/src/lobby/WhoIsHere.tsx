import type { MessageOf } from '@dejarik/protocol'
import { useWords } from '../text/index.ts'
import { Panel } from '../ui/Panel.tsx'

/** Who is connected; those without a name are only counted. */
export function WhoIsHere({ here: { count, some } }: { here: MessageOf<'lobby'>['here'] }) {
  const say = useWords()
  const unnamed = count - some.length
  return (
    <Panel
      className="lobby-list"
      title={say('lobby.here')}
      aside={<span className="lobby-count">{count}</span>}
    >
      <ul className="lobby-people">
        {some.map(({ name, atTable }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name
          <li key={at} data-busy={atTable}>
            {name}
            {atTable && <small> {say('lobby.at-table')}</small>}
          </li>
        ))}
        {unnamed > 0 && <li className="lobby-unnamed">{say('lobby.unnamed', { count: unnamed })}</li>}
      </ul>
    </Panel>
  )
}
