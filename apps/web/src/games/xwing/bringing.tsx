/** What a player brings to a table of X-Wing: a squad. */
import { isRefusal } from '@dejarik/kernel'
import { SCENARIOS, xwing } from '@dejarik/xwing'
import type { Bringing } from '../../table/contract.ts'
import { environmentsIn } from './environments.ts'
import { OwnSquad } from './OwnSquad.tsx'
import { wordsIn } from './text/index.ts'

export const bringing: Bringing = {
  Choice: (props) => (
    <div className="match-options">
      <OwnSquad {...props} />
    </div>
  ),
  termsOf(table, language) {
    const say = wordsIn(language)
    const options = xwing.readOptions(table)
    if (isRefusal(options)) return []
    const { scenario, environment, rounds } = options
    const nameIn = (all: readonly { id: string; name: string }[], id: string) =>
      all.find((one) => one.id === id)?.name ?? id
    const scenarios = SCENARIOS.map(({ id, name }) => ({ id, name: name[language] }))
    return [
      { label: say('options.scenario'), text: nameIn(scenarios, scenario) },
      { label: say('options.environment'), text: nameIn(environmentsIn(language), environment) },
      { label: say('options.rounds'), text: String(rounds) },
    ]
  },
}
