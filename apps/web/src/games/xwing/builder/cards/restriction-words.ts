/** The restriction box of an upgrade, in words. */
import { type Language, never } from '@dejarik/kernel'
import { xwing } from '@dejarik/xwing'
import {
  ACTION_NAMES,
  FACTION_NAMES,
  factName,
  KEYWORD_NAMES,
  type Restriction,
  SHIP_ABILITY_NAMES,
  SLOT_NAMES,
  shipFacts,
} from '@dejarik/xwing/facts'
import { wordsIn } from '../text/index.ts'

export function restrictionWords(line: Restriction, language: Language): string {
  const say = wordsIn(language)
  const names = (list: readonly string[]) => ({ names: list.join(' / ') })
  switch (line.needs) {
    case 'faction': {
      const factions = line.of.map((one) => FACTION_NAMES[one][language])
      return say('needs.faction', names([...factions, ...(line.orSquadWith ? [line.orSquadWith] : [])]))
    }
    case 'size':
      return say('needs.size', names(line.of.map((one) => factName(`size:${one}`, language) ?? one)))
    case 'ship':
      return say('needs.ship', names(line.of.map((one) => shipFacts(one).name[language])))
    case 'keyword':
      return say('needs.keyword', names(line.of.map((one) => KEYWORD_NAMES[one][language])))
    case 'action':
      return say('needs.action', {
        ...names([ACTION_NAMES[line.action][language]]),
        difficulty: line.difficulty ?? 'any',
      })
    case 'arc':
      return say('needs.arc', names([xwing.nameOf(`arc:${line.arc}`, language)]))
    case 'equipped':
      return say('needs.equipped', names([SLOT_NAMES[line.slot][language]]))
    case 'ship-ability':
      return say('needs.ship-ability', names([SHIP_ABILITY_NAMES[line.ability][language]]))
    case 'initiative':
      return say('needs.initiative', { least: line.atLeast ?? 0, most: line.atMost ?? 9 })
    case 'agility':
      return say('needs.agility', { value: line.exactly })
    case 'shields':
      return say('needs.shields', { value: line.atLeast })
    case 'energy':
      return say('needs.energy', { value: line.atLeast })
    case 'limited':
      return say('needs.limited')
    default:
      return never(line)
  }
}
