import { imperialAssault, type Questions, type View } from '@dejarik/imperial-assault'
import { abilityAt } from '@dejarik/imperial-assault/preview'
import type { AskView, Language } from '@dejarik/kernel'
import { optionsOfChoice } from '../../../board/asked.ts'
import type { RecurringWindow, WindowCondition } from '../../../table/contract.ts'
import { wordsIn } from '../text/index.ts'
import { isUse } from './about.ts'

/** Moments at which cards may be used, and that come again and again. */
export const WINDOWS = [
  'round-start',
  'round-end',
  'activation-start',
  'activation-end',
  'attack-planned',
  'attack-declared',
  'attack-pool',
  'attack-rerolls',
  'attack-modifiers',
  'attack-surges',
  'attack-resolved',
  'suffered',
  'defeated',
] as const

/** One window for the same abilities at the same moment: who has passed once may want to pass for the rest of the round. */
export function windowOf(view: View, ask: AskView, language: Language): RecurringWindow | null {
  const at = WINDOWS.find((one) => one === ask.what)
  if (at === undefined) return null
  const options = optionsOfChoice<Questions>(ask.choice)
  const pass = options.findIndex((option) => option.do === 'pass')
  const abilities = [...new Set(options.filter(isUse).map(({ ability }) => ability))].sort()
  if (pass < 0 || abilities.length === 0) return null
  const names = abilities.map((key) => imperialAssault.nameOf(`ability:${abilityAt(key).name}`, language))
  return {
    id: `${at} ${abilities.join(' ')}`,
    name: `${wordsIn(language)(`window.${at}`)}: ${names.join(', ')}`,
    pass,
    round: view.round,
    conditions: conditionsOf(view, at, language),
  }
}

/** When it is worth asking: with one's own figure, with an attack of one's own or on oneself. */
function conditionsOf(view: View, at: string, language: Language): readonly WindowCondition[] {
  const say = wordsIn(language)
  const attack = view.attacks.at(-1)
  const seatOf = (figure: number | undefined): number => view.figures[figure ?? -1]?.seat ?? -1
  if (at.startsWith('attack') && attack !== undefined)
    return [
      { id: 'own', label: say('windows.own-attack'), isMet: seatOf(attack.attacker) === view.side },
      { id: 'suffered', label: say('windows.suffered-attack'), isMet: seatOf(attack.target) === view.side },
    ]
  if (at.startsWith('activation'))
    return [
      {
        id: 'own',
        label: say('windows.own-activation'),
        isMet: seatOf(view.activation?.figure) === view.side,
      },
    ]
  return []
}
