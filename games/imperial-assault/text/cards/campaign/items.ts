import { words } from '../../../facts/words.ts'
import type { AbilityTexts } from '../ability-texts.ts'

const combatCoat = {
  'combat-coat': words(
    'Defending: any number of evade results may become block.',
    'Beim Verteidigen: Beliebig viele Vermeiden-Ergebnisse dürfen zu Blocken werden.',
  ),
}
const laminateArmor = {
  'laminate-armor': words('Exhaust, defending: +1 block.', 'Erschöpfen, beim Verteidigen: +1 Blocken.'),
}

export const ITEM_TEXTS: AbilityTexts = {
  'item/balanced-hilt': {
    'balanced-hilt': words(
      'Exhaust, attacking with this weapon: +1 surge.',
      'Erschöpfen, beim Angreifen mit dieser Waffe: +1 Energie.',
    ),
  },
  'item/combat-coat-1': combatCoat,
  'item/combat-coat-2': combatCoat,
  'item/combat-knife': {
    'combat-knife': words(
      'Exhaust and 1 strain, during the hero’s activation: an adjacent hostile figure suffers the damage of a green die.',
      'Erschöpfen und 1 Anstrengung, während der Aktivierung des Helden: Eine benachbarte feindliche Figur erleidet den Schaden eines grünen Würfels.',
    ),
  },
  'item/combat-visor': {
    'combat-visor': words(
      'Exhaust, testing insight: reroll 1 die. 1 strain, attacking: +2 accuracy.',
      'Erschöpfen, bei einer Probe auf Verständnis: 1 Würfel neu werfen. 1 Anstrengung, beim Angreifen: +2 Zielsicherheit.',
    ),
  },
  'item/disruption-cell': {
    'disruption-cell': words(
      'One die of this weapon’s attack pool is replaced by a red one.',
      'Ein Würfel im Angriffspool dieser Waffe wird durch einen roten ersetzt.',
    ),
  },
  'item/extended-haft': {
    'extended-haft': words(
      'This weapon has Reach; if it has Reach anyway, its attacks have Pierce 1.',
      'Diese Waffe ist Weitreichend; ist sie es ohnehin, haben ihre Angriffe Durchschlagen 1.',
    ),
  },
  'item/extra-ammunition': {
    'extra-ammunition': words(
      'Exhaust, attacking with a ranged weapon: reroll 1 attack die.',
      'Erschöpfen, beim Angreifen mit einer Fernkampfwaffe: 1 Angriffswürfel neu werfen.',
    ),
  },
  'item/high-impact-guard': {
    'high-impact-guard': words('Exhaust, defending: +1 block.', 'Erschöpfen, beim Verteidigen: +1 Blocken.'),
  },
  'item/laminate-armor-2': laminateArmor,
  'item/laminate-armor-3': laminateArmor,
  'item/overcharger': {
    overcharger: words(
      'Deplete, attacking with this weapon: 1 die of the target’s defense pool is taken away.',
      'Verbrauchen, beim Angreifen mit dieser Waffe: 1 Würfel wird aus dem Verteidigungspool des Ziels entfernt.',
    ),
  },
  'item/personal-shields': {
    'personal-shields': words('Deplete, defending: +5 block.', 'Verbrauchen, beim Verteidigen: +5 Blocken.'),
  },
  'item/portable-medkit': {
    'portable-medkit': words(
      'Deplete, after resting: the hero or an adjacent friendly figure recovers 3 damage and 1 strain.',
      'Verbrauchen, nach dem Ausruhen: Der Held oder eine benachbarte befreundete Figur regeneriert 3 Schaden und 1 Anstrengung.',
    ),
  },
  'item/reinforced-helmet': {
    'reinforced-helmet': words(
      'Exhaust, defending: the attacker rerolls 1 attack die of your choice. A hero wears one helmet.',
      'Erschöpfen, beim Verteidigen: Der Angreifer wirft 1 Angriffswürfel deiner Wahl neu. Ein Held trägt nur einen Helm.',
    ),
  },
  'item/shock-emitter': {
    'shock-emitter': words(
      'Exhaust, attacking with this weapon: +1 damage.',
      'Erschöpfen, beim Angreifen mit dieser Waffe: +1 Schaden.',
    ),
  },
  'item/slicing-tools': {
    'slicing-tools': words(
      'Exhaust, testing tech: reroll 1 die. Action: test tech; if the hero passes, an adjacent Droid suffers 1 damage and becomes Stunned.',
      'Erschöpfen, bei einer Probe auf Technik: 1 Würfel neu werfen. Aktion: eine Probe auf Technik; gelingt sie, erleidet ein benachbarter Droide 1 Schaden und wird Betäubt.',
    ),
  },
  'item/spread-barrel': {
    'spread-barrel': words(
      'Exhaust, attacking a target within 3 spaces with this weapon: +1 damage.',
      'Erschöpfen, beim Angreifen eines Ziels innerhalb von 3 Feldern mit dieser Waffe: +1 Schaden.',
    ),
  },
  'item/survival-gear': {
    'survival-gear': words(
      'Exhaust, testing strength: reroll 1 die. Difficult terrain costs the hero no additional movement points.',
      'Erschöpfen, bei einer Probe auf Stärke: 1 Würfel neu werfen. Unwegsames Gelände kostet den Helden keine zusätzlichen Bewegungspunkte.',
    ),
  },
  'item/tactical-display': {
    'tactical-display': words(
      'Exhaust, attacking with this weapon: +1 surge.',
      'Erschöpfen, beim Angreifen mit dieser Waffe: +1 Energie.',
    ),
  },
  'item/telescoping-sights': {
    'telescoping-sights': words(
      'Two actions: the hero becomes Focused and attacks with this weapon.',
      'Zwei Aktionen: Der Held wird Fokussiert und greift mit dieser Waffe an.',
    ),
  },
}
