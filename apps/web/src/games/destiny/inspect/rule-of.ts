/** The rule that explains a card or die: its type, or the symbol that the die shows. */
import { factsOf, NONE, type View } from '@dejarik/destiny'
import type { CardType, DieSymbol } from '@dejarik/destiny/facts'
import { sideShown } from '../aim/aim.ts'
import { thingOfDie } from '../things.ts'
import type { Looked } from './InspectContext.tsx'

const TYPE_RULES: { readonly [T in CardType]: string } = {
  character: 'sd.character.1',
  upgrade: 'sd.upgrade-card.1',
  support: 'sd.support-card.1',
  event: 'sd.event-card.1',
  battlefield: 'sd.battlefield-card.1',
  plot: 'sd.plot.1',
  downgrade: 'sd.upgrade-card.1',
}

const SYMBOL_RULES: { readonly [S in DieSymbol]: string } = {
  melee: 'sd.melee.1',
  ranged: 'sd.ranged.1',
  indirect: 'sd.indirect.1',
  focus: 'sd.focus.1',
  disrupt: 'sd.disrupt.1',
  discard: 'sd.discard-symbol.1',
  shield: 'sd.shield-symbol.1',
  resource: 'sd.resource-symbol.1',
  special: 'sd.special-symbol.1',
  blank: 'sd.blank.1',
  any: 'sd.modifier.1',
}

export function ruleOf(view: View, { thing, kind }: Pick<Looked, 'thing' | 'kind'>): string {
  const die = view.dice.find(({ id, pool }) => thingOfDie(id) === thing && pool !== NONE)
  if (die === undefined) return TYPE_RULES[factsOf(kind).type]
  const { symbol, modifier } = sideShown(die)
  return modifier ? 'sd.modifier.1' : SYMBOL_RULES[symbol]
}
