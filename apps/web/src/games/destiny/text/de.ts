import type { en } from './en.ts'

export const de: { readonly [K in keyof typeof en]: string } = {
  'board.label': 'Destiny-Tisch',
  'zone.middle': 'Schlachtfeld und Runde',
  'zone.supports': 'Unterstützungen und Strategie',
  rule: 'Regel',

  'pick.whose': 'Von {player_dative}',

  round: 'Runde {round}',
  'round.setup': 'Spielaufbau',
  'round.action': 'Aktionsphase',
  'round.upkeep': 'Auffrischphase',
  playing: 'Wird gespielt: {cards}',
  queue: 'Warteschlange',
  'queue.rule': 'Schlüsselwort',
  additional: '{player}: eine weitere Aktion{card, select, other { ({card})}}',

  'player.turn': 'Am Zug',
  'player.out': 'Ausgeschieden',
  'player.claimed': 'Hat beansprucht',
  resources: '{count, plural, one {# Ressource} other {# Ressourcen}}',

  'hand.own': 'Deine Hand: {count, plural, one {# Karte} other {# Karten}}',
  'hand.empty': 'Keine Karten auf der Hand',
  'hand.count': 'Hand: {count, plural, one {# Karte} other {# Karten}}',
  'hand.known': 'Bekannte Handkarte: {name}',

  'pile.deck': 'Deck',
  'pile.deck-known': 'Was du von diesem Deck weißt',
  'pile.discard': 'Ablagestapel',
  'pile.aside': 'Beiseitegelegt',
  'pile.count': '{name}: {count, plural, one {# Karte} other {# Karten}}',
  'pile.empty': 'Hier liegt nichts.',
  'pile.place': 'Platz {place} von oben',

  'pool.own': 'Dein Würfelpool',
  'pool.foe': 'Würfelpool des Gegners',
  'pool.empty-own': 'Keine Würfel in deinem Pool. Aktiviere einen Charakter, um seine Würfel zu werfen.',
  'pool.empty-foe': 'Keine Würfel im Pool.',

  'die.costs': '{what}, kostet {cost}',
  'die.label': '{side} ({card})',
  'die.shows': 'Zeigt {side}',
  'die.rolling': 'rollt',
  'die.turn': 'Auf eine andere Seite drehen',
  'die.turn-to': 'Den Würfel drehen auf',

  'card.label': '{name}, {type}{whose, select, own { (deine Seite)} other { (Gegner)}}',
  'card.costs': 'kostet {cost}',
  'card.points': '{points} Punkte',
  'card.not-written': 'Diese Karte ist hier noch nicht spielbar.',
  'card.face-down': 'Eine verdeckte Karte',
  'card.ready': 'Spielbereit',
  'card.exhausted': 'Erschöpft',
  'card.health-left': '{left} von {all} Lebenspunkten übrig',
  'card.shields': '{count, plural, one {# Schild} other {# Schilde}}',
  'card.on': 'auf {name_dative}',
  'card.by': 'kontrolliert von {player_dative}',
  'card.dice':
    '{count, plural, one {# Würfel} other {# Würfel}}{pool, plural, =0 {} other {, # davon im Pool}}',

  'battlefield.none': 'Noch kein Schlachtfeld',
  'battlefield.nobody': 'Niemand',
  'battlefield.controlled': 'Kontrolliert von {player_dative}',
  'battlefield.claimed': 'Beansprucht von {player_dative}',
  'battlefield.free': 'Nicht beansprucht',

  'plan.title': 'Würfel zum Abhandeln',
  'plan.add': 'Dazunehmen',
  'plan.one-by-one': 'nacheinander: {values}',
  'plan.free': 'kostet nichts',
  'plan.cost': 'kostet {cost}, es bleiben {left}',
  'plan.do': 'Abhandeln',
  'plan.clear': 'Würfel zurücklegen',

  'share.left': '{left, plural, =0 {Alles verteilt} other {Noch # zu verteilen}}',

  'then.short':
    'Kostet {cost}, du hast {resources}: Den Rest bezahlt eine Aufwertung, die du dafür ablegst, oder eine andere Karte.',
  'then.pays': 'Kostet {cost}, dir bleiben {left}.',
  'then.rolls':
    '{count, plural, =0 {Wird erschöpft; kein Würfel zu werfen.} other {Wird erschöpft und wirft # Würfel.}}',
  'then.reroll': 'Legt diese Karte ab; dann wählst du Würfel deines Pools, die neu geworfen werden.',
  'then.claims':
    'Das Schlachtfeld gehört dir, und du darfst seine Fähigkeit nutzen. In dieser Runde tust du dann nichts mehr.',
  'then.resolves': '{what}. {cost, plural, =0 {Kostet nichts.} other {Kostet #, dir bleiben {left}.}}',
  'then.hits':
    '{blocked, plural, =0 {} other {# geblockt, }}{taken} Schaden, {left, plural, =0 {besiegt} other {# Lebenspunkte übrig}}',
  'then.shields': 'Hat dann {count, plural, one {# Schild} other {# Schilde}}.',

  'keys.look': 'Die Karte unter dem Fokus ansehen',
  'keys.arrows': 'Auf dem Tisch von einem zum nächsten springen',

  'options.players': 'Spieler',
  'options.own': 'Dein Deck',
  'options.foe': '{count, plural, =1 {Deck des Gegners} other {Deck von Gegner {n}}}',
  'options.starter': 'Starterdecks (20 Karten)',
  'options.constructed': 'Gebaute Decks (30 Karten)',
  'options.brought': 'Eigenes Deck',
}
