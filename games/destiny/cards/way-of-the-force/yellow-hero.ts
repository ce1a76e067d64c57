/** Way of the Force: yellow cards of heroes. */

import { factsOf, sideOf } from '../../facts/index.ts'
import { always, effect, special, type Texts, when } from '../../rules/abilities.ts'
import {
  chooseCard,
  chooseDie,
  chooseOpponent,
  chooseWay,
  diceIn,
  opponentsOf,
  spots,
  upgradesOn,
} from '../../rules/choose.ts'
import { moveDamage } from '../../rules/damage.ts'
import { defeat, discardFromPlay } from '../../rules/defeat.ts'
import { dieValue, isCharacterDie, poolOf } from '../../rules/dice.ts'
import { discardRandom, discardTop, look } from '../../rules/hand.ts'
import { dieHasSubtype, hasSubtypeNow } from '../../rules/later/subtypes.ts'
import { mustPass } from '../../rules/orders.ts'
import { ready } from '../../rules/ready.ts'
import { gainResources } from '../../rules/resources.ts'
import { type Card, type Die, NONE, type State } from '../../state.ts'
import {
  dealIndirect,
  digFor,
  discardTopOfADeck,
  isBlank,
  isDamageSide,
  onlyIf,
  rollSome,
  spotsSubtype,
  spotting,
  turnSome,
} from '../more-words.ts'
import { removedDice } from '../pool-words.ts'
import { isTitled, spotsTitled } from '../spotting.ts'
import {
  aCharacter,
  aDeck,
  causeOf,
  damageACharacter,
  hasSubtype,
  hostOf,
  removeADie,
  rerollSome,
  turnADie,
} from '../words.ts'

const removedVehicles = (s: State, seat: number): Die[] =>
  removedDice(s, seat).filter((die) => dieHasSubtype(s, die, 'vehicle'))

/** Cards in play of one type, this player's. */
const sameType = (s: State, card: Card): Card[] =>
  s.cards.filter(
    ({ id, type, controller }) => id !== card.id && type === card.type && controller === card.controller,
  )

export const FORCE_YELLOW_HERO: Texts = {
  // Anakin Skywalker, Podracing Prodigy
  '07088': {
    text: {
      en: 'Once you have activated this character, you may turn one of your droid or podracer dice to any side.',
      de: 'Nachdem du diesen Charakter aktiviert hast, darfst du einen deiner Droiden- oder Podrennerwürfel auf eine beliebige Seite drehen.',
    },
    short: {
      en: 'After activation, you may turn one of your droid or podracer dice.',
      de: 'Nach Aktivierung darfst du einen Droiden- oder Podrennerwürfel drehen.',
    },
    abilities: [
      when('after activate', {
        of: 'this-by-you',
        *run(t, me) {
          const s = t.state
          const dice = poolOf(s, me.seat).filter(
            (die) => dieHasSubtype(s, die, 'droid') || dieHasSubtype(s, die, 'podracer'),
          )
          yield* turnADie(t, me, dice, () => true, { optional: true })
        },
      }),
    ],
  },
  // Bo-Katan Kryze
  '07089': {
    text: {
      en: 'Your deck may hold yellow upgrades of villains. Special – Deal 2 damage to a character, or 3 if an upgrade of a villain is on this character.',
      de: 'Dein Deck darf gelbe Aufwertungen von Schurken enthalten. Spezial – Füge einem Charakter 2 Schaden zu oder 3, falls eine Schurkenaufwertung an diesem Charakter liegt.',
    },
    short: {
      en: 'Special – 2 damage, or 3 if she has an upgrade of a villain.',
      de: 'Spezial – 2 Schaden, mit Schurkenaufwertung 3.',
    },
    abilities: [
      special(function* (t, me) {
        const isArmed = upgradesOn(t.state, me.card).some(
          ({ kind }) => factsOf(kind).affiliation === 'villain',
        )
        yield* damageACharacter(t, me, isArmed ? 3 : 2)
      }),
    ],
  },
  // Cassian Andor
  '07090': {
    text: {
      en: 'Once you have resolved this die, you may deal 1 indirect damage to an opponent or discard the top card of a deck.',
      de: 'Nachdem du diesen Würfel abgehandelt hast, darfst du einem Gegner 1 indirekten Schaden zufügen oder die oberste Karte eines Decks ablegen.',
    },
    short: {
      en: 'After his die is resolved: 1 indirect damage, or discard from a deck.',
      de: 'Nach seinem Würfel: 1 indirekter Schaden oder 1 Deckkarte ablegen.',
    },
    abilities: [
      when('after resolve', {
        of: 'this-by-you',
        may: true,
        *run(t, me) {
          const way = yield* chooseWay(t, me, 'choose-one', ['indirect', 'discard-top'])
          if (way === 'indirect') yield* dealIndirect(t, me, 1)
          else yield* discardTopOfADeck(t, me, 1)
        },
      }),
    ],
  },
  // Trusted Informant
  '07091': {
    text: {
      en: 'Once you have activated this character, you may look at an opponent’s hand.',
      de: 'Nachdem du diesen Charakter aktiviert hast, darfst du dir die Hand eines Gegners ansehen.',
    },
    short: {
      en: 'After you activate this character, you may look at an opponent’s hand.',
      de: 'Nach Aktivierung darfst du dir die Hand eines Gegners ansehen.',
    },
    abilities: [
      when('after activate', {
        of: 'this-by-you',
        may: true,
        *run(t, me) {
          look(t, me.seat, t.state.players[yield* chooseOpponent(t, me)].hand)
        },
      }),
    ],
  },
  // Closing the Deal
  '07093': {
    text: {
      en: 'You get 5 resources. You must pass all your further turns this round.',
      de: 'Du erhältst 5 Ressourcen. Du musst alle deine weiteren Züge dieser Runde passen.',
    },
    abilities: [
      effect((t, me) => {
        gainResources(t, me.seat, 5)
        mustPass(t, me.seat, Number.MAX_SAFE_INTEGER)
      }),
    ],
  },
  // Defensive Racing
  '07094': {
    text: {
      en: 'Only if vehicle dice of yours were removed on an opponent’s last turn of this round. Spot a yellow character to roll one of them into your pool.',
      de: 'Nur, falls im letzten Zug eines Gegners in dieser Runde Fahrzeugwürfel von dir entfernt wurden. Sichte einen gelben Charakter, um einen davon in deinen Pool zu werfen.',
    },
    abilities: [
      onlyIf((s, seat) => removedVehicles(s, seat).length > 0),
      spotting(
        (s, seat) => spots(s, seat, 'yellow'),
        function* (t, me) {
          yield* rollSome(t, me, removedVehicles(t.state, me.seat), { min: 1, max: 1 })
        },
      ),
    ],
  },
  // Dumb Luck
  '07095': {
    text: {
      en: 'Spot a yellow character or a Gungan: reroll up to 5 of your dice. Then deal an opponent 1 indirect damage for each blank that they rolled.',
      de: 'Sichte einen gelben Charakter oder einen Gungan: Wirf bis zu 5 deiner Würfel neu. Dann füge einem Gegner für jede dabei geworfene Leerseite 1 indirekten Schaden zu.',
    },
    abilities: [
      spotting(
        (s, seat) => spots(s, seat, 'yellow') || spotsSubtype(s, seat, 'gungan'),
        function* (t, me) {
          const dice = poolOf(t.state, me.seat)
          const rolled = yield* rerollSome(t, me, dice, { min: 0, max: Math.min(5, dice.length) })
          const blanks = rolled.filter(isBlank).length
          if (blanks > 0) yield* dealIndirect(t, me, blanks)
        },
      ),
    ],
  },
  // Mechanical Insight
  '07096': {
    text: {
      en: 'Look at the top 5 cards of your deck, show a droid or podracer among them and take it to your hand. The rest goes under your deck in any order.',
      de: 'Sieh dir die obersten 5 Karten deines Decks an, zeige einen Droiden oder Podrenner darunter und nimm ihn auf die Hand. Der Rest kommt in beliebiger Reihenfolge unter dein Deck.',
    },
    abilities: [
      effect(function* (t, me) {
        yield* digFor(t, me, 5, (kind) => hasSubtype(kind, 'droid') || hasSubtype(kind, 'podracer'))
      }),
    ],
  },
  // Narrow Escape
  '07097': {
    text: {
      en: 'Only if you have no other hand cards. Remove a die.',
      de: 'Nur, falls du keine anderen Handkarten hast. Entferne einen Würfel.',
    },
    abilities: [
      onlyIf(({ players, kinds }, seat) => {
        const { hand } = players[seat]
        return hand.length === 0 || (hand.length === 1 && isTitled(kinds[hand[0]], 'Narrow Escape'))
      }),
      effect(function* (t, me) {
        yield* removeADie(t, me)
      }),
    ],
  },
  // Rigged Detonation
  '07098': {
    text: {
      en: 'Only if an opponent controls the battlefield. Deal him 1 indirect damage for each of his resources, 5 at most.',
      de: 'Nur, falls ein Gegner das Schlachtfeld kontrolliert. Füge ihm für jede seiner Ressourcen 1 indirekten Schaden zu, höchstens 5.',
    },
    abilities: [
      onlyIf(({ controller }, seat) => controller !== seat && controller !== NONE),
      effect(function* (t, me) {
        const { controller, players } = t.state
        if (controller === me.seat || controller === NONE) return
        yield* dealIndirect(t, me, Math.min(5, players[controller].resources), controller)
      }),
    ],
  },
  // Righteous Cause
  '07099': {
    text: {
      en: 'Ambush. Move 1 damage from one of your cards to another of your cards of the same type, past shields.',
      de: 'Hinterhalt. Verschiebe 1 Schaden von einer deiner Karten auf eine andere deiner Karten derselben Art, an Schilden vorbei.',
    },
    keywords: ['ambush'],
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const hurt = s.cards.filter(
          (card) => card.damage > 0 && card.controller === me.seat && sameType(s, card).length > 0,
        )
        const from = yield* chooseCard(t, me, 'move-damage-from', hurt, { amount: 1 })
        if (from === null) return
        const to = yield* chooseCard(t, me, 'move-damage-to', sameType(s, from), { amount: 1 })
        if (to !== null) yield* moveDamage(t, me, from.id, to.id, 1)
      }),
    ],
  },
  // Scoping the Target
  '07100': {
    text: {
      en: 'If your dice show at least 5 different symbols, deal 2 damage to a character; if at least 10, you may defeat a character instead.',
      de: 'Zeigen deine Würfel mindestens 5 verschiedene Symbole, füge einem Charakter 2 Schaden zu; sind es mindestens 10, darfst du stattdessen einen Charakter besiegen.',
    },
    abilities: [
      effect(function* (t, me) {
        const symbols = new Set(poolOf(t.state, me.seat).map(({ kind, side }) => sideOf(kind, side).symbol))
        symbols.delete('any')
        if (symbols.size < 5) return
        const way = symbols.size < 10 ? 'damage' : yield* chooseWay(t, me, 'choose-one', ['defeat', 'damage'])
        if (way === 'damage') {
          yield* damageACharacter(t, me, 2)
          return
        }
        const target = yield* aCharacter(t, me, 'defeat')
        if (target !== null) yield* defeat(t, me, target.id)
      }),
    ],
  },
  // Shootout
  '07101': {
    text: {
      en: 'Turn up to 3 dice of an opponent to sides with damage. Then turn as many of yours to sides with damage.',
      de: 'Drehe bis zu 3 Würfel eines Gegners auf Seiten mit Schaden. Dann drehe ebenso viele von deinen auf Seiten mit Schaden.',
    },
    abilities: [
      effect(function* (t, me) {
        const opponent = yield* chooseOpponent(t, me)
        const theirs = yield* turnSome(t, me, 3, ({ pool }) => pool === opponent, isDamageSide)
        const mine: number[] = []
        while (mine.length < theirs.length) {
          const open = poolOf(t.state, me.seat).filter(({ id }) => !mine.includes(id))
          const die = yield* turnADie(t, me, open, isDamageSide)
          if (die === null) return
          mine.push(die.id)
        }
      }),
    ],
  },
  // Anakin Skywalker's Podracer
  '07102': {
    text: {
      en: 'Ambush. Once you have resolved this die, you may discard the top card of a deck or, if you spot Anakin Skywalker, a random card from an opponent’s hand.',
      de: 'Hinterhalt. Nachdem du diesen Würfel abgehandelt hast, darfst du die oberste Karte eines Decks ablegen oder, falls du Anakin Skywalker sichtest, eine zufällige Karte aus der Hand eines Gegners.',
    },
    short: {
      en: 'Ambush. After resolving it discard from a deck (Anakin: from a hand).',
      de: 'Hinterhalt. Danach 1 Deckkarte ablegen (mit Anakin: 1 Handkarte).',
    },
    keywords: ['ambush'],
    abilities: [
      when('after resolve', {
        of: 'this-by-you',
        may: true,
        *run(t, me) {
          const ways = spotsTitled(t.state, me.seat, 'Anakin Skywalker')
            ? (['discard-top', 'discard'] as const)
            : (['discard-top'] as const)
          const way = yield* chooseWay(t, me, 'choose-one', ways)
          if (way === 'discard-top') yield* discardTopOfADeck(t, me, 1)
          else yield* discardRandom(t, yield* chooseOpponent(t, me), 1)
        },
      }),
    ],
  },
  // N-1 Starfighter
  '07103': {
    text: {
      en: 'Special – Ready or discard an exhausted vehicle that is no copy of this support.',
      de: 'Spezial – Mache ein erschöpftes Fahrzeug, das keine Kopie dieser Unterstützung ist, bereit oder lege es ab.',
    },
    short: {
      en: 'Special – Ready or discard an exhausted vehicle that is no copy of this.',
      de: 'Spezial – Mache ein anderes erschöpftes Fahrzeug bereit oder lege es ab.',
    },
    abilities: [
      special(function* (t, me) {
        const s = t.state
        const vehicles = s.cards.filter(
          (card) =>
            !card.ready &&
            hasSubtypeNow(s, card, 'vehicle') &&
            !isTitled(card.kind, factsOf(me.kind).name.en),
        )
        const vehicle = yield* chooseCard(t, me, 'which-card', vehicles)
        if (vehicle === null) return
        const way = yield* chooseWay(t, me, 'choose-one', ['ready', 'discard-play'])
        if (way === 'ready') ready(t, vehicle.id)
        else yield* discardFromPlay(t, me, vehicle.id, causeOf(me))
      }),
    ],
  },
  // CR-2 Heavy Blaster
  '07104': {
    text: {
      en: 'Special – Deal 2 damage to a character, or 4 if an opponent has no dice in his pool.',
      de: 'Spezial – Füge einem Charakter 2 Schaden zu oder 4, falls ein Gegner keine Würfel im Pool hat.',
    },
    short: {
      en: 'Special – 2 damage to a character, or 4 if a foe has no dice in his pool.',
      de: 'Spezial – 2 Schaden oder 4, falls ein Gegner keine Würfel im Pool hat.',
    },
    abilities: [
      special(function* (t, me) {
        const s = t.state
        const isBare = opponentsOf(s, me.seat).some((seat) => poolOf(s, seat).length === 0)
        yield* damageACharacter(t, me, isBare ? 4 : 2)
      }),
    ],
  },
  // Stealthy
  '07105': {
    text: {
      en: 'The character that this is attached to is a trooper, too. Special – Discard as many cards from the top of a deck as one of your character dice is worth.',
      de: 'Der Charakter, an den diese Karte angelegt ist, ist auch Soldat. Spezial – Lege so viele Karten oben von einem Deck ab, wie einer deiner Charakterwürfel wert ist.',
    },
    short: {
      en: 'Its character is a trooper. Special – Discard a die’s value from a deck.',
      de: 'Der Träger ist Soldat. Spezial – Deckkarten in Höhe eines Würfels weg.',
    },
    abilities: [
      always({ subtypes: (s, me, { id }) => (id === hostOf(s, me)?.id ? ['trooper'] : []) }),
      special(function* (t, me) {
        const s = t.state
        const dice = diceIn(s, me, 'yours').filter((die) => isCharacterDie(s, die))
        const die = yield* chooseDie(t, me, 'value-of', dice)
        if (die !== null && dieValue(s, die) > 0) discardTop(t, yield* aDeck(t, me), dieValue(s, die))
      }),
    ],
  },
}
