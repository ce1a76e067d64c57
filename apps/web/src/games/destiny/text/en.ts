export const en = {
  'board.label': 'Destiny table',
  'zone.middle': 'Battlefield and round',
  'zone.supports': 'Supports and plot',
  rule: 'Rule',

  'pick.whose': 'From {player}',

  round: 'Round {round}',
  'round.setup': 'Setup',
  'round.action': 'Action phase',
  'round.upkeep': 'Upkeep',
  playing: 'Being played: {cards}',
  queue: 'Queue',
  'queue.rule': 'Keyword',
  additional: '{player}: one more action{card, select, other { ({card})}}',

  'player.turn': 'Turn',
  'player.out': 'Out of the game',
  'player.claimed': 'Has claimed',
  resources: '{count, plural, one {# resource} other {# resources}}',

  'hand.own': 'Your hand: {count, plural, one {# card} other {# cards}}',
  'hand.empty': 'No cards in hand',
  'hand.count': 'Hand: {count, plural, one {# card} other {# cards}}',
  'hand.known': 'Known card in hand: {name}',

  'pile.deck': 'Deck',
  'pile.deck-known': 'What you know of this deck',
  'pile.discard': 'Discard pile',
  'pile.aside': 'Set aside',
  'pile.count': '{name}: {count, plural, one {# card} other {# cards}}',
  'pile.empty': 'Nothing here.',
  'pile.place': 'Place {place} from the top',

  'pool.own': 'Your dice pool',
  'pool.foe': 'Opponent’s dice pool',
  'pool.empty-own': 'No dice in your pool. Activate a character to roll its dice.',
  'pool.empty-foe': 'No dice in the pool.',

  'die.costs': '{what}, costs {cost}',
  'die.label': '{side} ({card})',
  'die.shows': 'Shows {side}',
  'die.rolling': 'rolling',
  'die.turn': 'Turn it to another side',
  'die.turn-to': 'Turn the die to',

  'card.label': '{name}, {type}{whose, select, own { (yours)} other { (opponent’s)}}',
  'card.costs': 'costs {cost}',
  'card.points': '{points} points',
  'card.not-written': 'This card is not playable here yet.',
  'card.face-down': 'A card face down',
  'card.ready': 'Ready',
  'card.exhausted': 'Exhausted',
  'card.health-left': '{left} of {all} health left',
  'card.shields': '{count, plural, one {# shield} other {# shields}}',
  'card.on': 'on {name}',
  'card.by': 'controlled by {player}',
  'card.dice': '{count, plural, one {# die} other {# dice}}{pool, plural, =0 {} other {, # in the pool}}',

  'battlefield.none': 'No battlefield yet',
  'battlefield.nobody': 'Nobody',
  'battlefield.controlled': 'Controlled by {player}',
  'battlefield.claimed': 'Claimed by {player}',
  'battlefield.free': 'Not claimed',

  'plan.title': 'Dice to resolve',
  'plan.add': 'Add it',
  'plan.one-by-one': 'one after another: {values}',
  'plan.free': 'costs nothing',
  'plan.cost': 'costs {cost}, leaves {left}',
  'plan.do': 'Resolve',
  'plan.clear': 'Put the dice back',

  'share.left': '{left, plural, =0 {All distributed} other {# left to distribute}}',

  'then.short':
    'Costs {cost}, and you have {resources}: an upgrade that you discard for it or another card pays the rest.',
  'then.pays': 'Costs {cost}, leaves you {left}.',
  'then.rolls':
    '{count, plural, =0 {Exhausts it; no dice to roll.} one {Exhausts it and rolls # die.} other {Exhausts it and rolls # dice.}}',
  'then.reroll': 'Discards this card; then you choose dice of your pool to reroll.',
  'then.claims': 'The battlefield is yours and you may use its ability. You do nothing more this round.',
  'then.resolves': '{what}. {cost, plural, =0 {Costs nothing.} other {Costs #, leaves you {left}.}}',
  'then.hits':
    '{blocked, plural, =0 {} one {# blocked, } other {# blocked, }}{taken} damage, {left, plural, =0 {defeated} other {# health left}}',
  'then.shields': 'Then has {count, plural, one {# shield} other {# shields}}.',

  'keys.look': 'Look at the card under the focus',
  'keys.arrows': 'Step from piece to piece on the table',

  'options.players': 'Players',
  'options.own': 'Your deck',
  'options.foe': '{count, plural, =1 {Opponent’s deck} other {Deck of opponent {n}}}',
  'options.starter': 'Starter decks (20 cards)',
  'options.constructed': 'Constructed decks (30 cards)',
  'options.brought': 'Your own deck',
}
