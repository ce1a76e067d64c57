/** Across the Galaxy: blue neutral cards. */

import { effect, special, type Texts, when } from '../../rules/abilities.ts'
import { costOnCard } from '../../rules/actions/play-cost.ts'
import {
  cardsOfType,
  chooseCard,
  chooseOpponent,
  chooseWay,
  citeOf,
  diceIn,
  isShowing,
} from '../../rules/choose.ts'
import { dealDamage } from '../../rules/damage.ts'
import { discardFromPlay, returnToHand } from '../../rules/defeat.ts'
import { isCharacterDie } from '../../rules/dice.ts'
import { arrangeDeck, drawCards, look } from '../../rules/hand.ts'
import { dieHasSubtype, hasSubtypeNow } from '../../rules/later/subtypes.ts'
import { ownerOf } from '../../state.ts'
import { rerollOne, turnOne, turnThisDie } from '../deeds.ts'
import { countCharacters, turnSome } from '../more-words.ts'
import { DAMAGE, giveResources, hasMoreOf, isOnOwnBattlefield } from '../pool-words.ts'
import {
  aCharacter,
  aDeck,
  causeOf,
  damageACharacter,
  exhaustAction,
  isColor,
  onlyOn,
  removeADie,
  removeSome,
  shieldACharacter,
  sideShows,
  spotTo,
} from '../words.ts'

export const GALAXY_BLUE_NEUTRAL: Texts = {
  // Common Cause
  '08109': {
    text: {
      en: 'Spot any number of blue characters to draw as many cards.',
      de: 'Sichte beliebig viele blaue Charaktere, um ebenso viele Karten zu ziehen.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const most = countCharacters(s, me.seat, ({ kind }) => isColor(kind, 'blue'))
        const cite = citeOf(s, me, 'sd.choose-target.4')
        drawCards(t, me.seat, yield* t.chooseNumber(me.seat, 'which-number', { min: 0, max: most }, cite))
      }),
    ],
  },
  // Conflicted
  '08110': {
    text: {
      en: 'Reroll one of your blue character dice. If it rolls damage, deal 2 damage to a character; otherwise give one 2 shields.',
      de: 'Wirf einen deiner blauen Charakterwürfel neu. Wirft er Schaden, füge einem Charakter 2 Schaden zu; sonst gib einem 2 Schilde.',
    },
    abilities: [
      effect(function* (t, me) {
        const isOne = (die: { readonly kind: number }): boolean => isColor(die.kind, 'blue')
        const die = yield* rerollOne(t, me, 'yours', (one) => isOne(one) && isCharacterDie(t.state, one))
        if (die === null) return
        if (isShowing(die, ...DAMAGE)) yield* damageACharacter(t, me, 2)
        else yield* shieldACharacter(t, me, 2)
      }),
    ],
  },
  // Deadly Advance
  '08111': {
    text: {
      en: 'Count the exhausted characters of your opponents. Turn up to as many of your dice to melee damage.',
      de: 'Zähle die erschöpften Charaktere deiner Gegner. Drehe bis zu ebenso viele deiner Würfel auf Nahkampfschaden.',
    },
    abilities: [
      effect(function* (t, me) {
        const most = cardsOfType(t.state, 'character', me, 'opponents').filter(({ ready }) => !ready).length
        const isSide = (die: Parameters<typeof sideShows>[0], side: number): boolean =>
          sideShows(die, side, 'melee')
        yield* turnSome(t, me, most, ({ pool }) => pool === me.seat, isSide)
      }),
    ],
  },
  // No Questions Asked
  '08112': {
    text: {
      en: 'Spot a blue character and give an opponent up to 3 of your resources to remove as many dice. If the battlefield in use is yours, draw as many cards.',
      de: 'Sichte einen blauen Charakter und gib einem Gegner bis zu 3 deiner Ressourcen, um ebenso viele Würfel zu entfernen. Ist das benutzte Schlachtfeld deines, ziehe ebenso viele Karten.',
    },
    abilities: [
      spotTo('blue', function* (t, me) {
        const s = t.state
        const opponent = yield* chooseOpponent(t, me)
        const range = { min: 0, max: Math.min(3, s.players[me.seat].resources) }
        const cite = citeOf(s, me, 'sd.choose-target.4')
        const count = yield* t.chooseNumber(me.seat, 'how-many-resources', range, cite)
        if (count === 0 || !giveResources(t, me.seat, opponent, count)) return
        const dice = diceIn(s, me, 'any')
        const most = Math.min(count, dice.length)
        yield* removeSome(t, me, dice, { min: most, max: most })
        if (isOnOwnBattlefield(s, me.seat)) drawCards(t, me.seat, count)
      }),
    ],
  },
  // Relinquish
  '08113': {
    text: {
      en: 'Ambush. Return an upgrade in play that you own to your hand.',
      de: 'Hinterhalt. Gib eine Aufwertung im Spiel, die dir gehört, auf deine Hand zurück.',
    },
    keywords: ['ambush'],
    abilities: [
      effect(function* (t, me) {
        const own = cardsOfType(t.state, 'upgrade', me, 'any').filter(({ id }) => ownerOf(id) === me.seat)
        const upgrade = yield* chooseCard(t, me, 'return-to-hand', own)
        if (upgrade !== null) yield* returnToHand(t, me, upgrade.id)
      }),
    ],
  },
  // You Were My Friend
  '08114': {
    text: {
      en: 'Turn a character die to any side. If you have more blue cards in play than an opponent, you may remove it.',
      de: 'Drehe einen Charakterwürfel auf eine beliebige Seite. Hast du mehr blaue Karten im Spiel als ein Gegner, darfst du ihn entfernen.',
    },
    abilities: [
      effect(function* (t, me) {
        const die = yield* turnOne(t, me, 'any', (one) => isCharacterDie(t.state, one))
        if (die !== null && hasMoreOf(t.state, me.seat, 'blue'))
          yield* removeADie(t, me, 'any', ({ id }) => id === die.id, { optional: true })
      }),
    ],
  },
  // Bitter Rivalry
  '08115': {
    text: {
      en: 'After the set-up, an opponent deals 2 unblockable damage to one of your characters and draws a card.',
      de: 'Nach dem Spielaufbau fügt ein Gegner einem deiner Charaktere 2 nicht-blockierbaren Schaden zu und zieht 1 Karte.',
    },
    short: {
      en: 'After set-up, a foe deals 2 unblockable damage to one of yours, draws a card.',
      de: 'Nach Aufbau: Gegner fügt 2 nicht-blockierbaren Schaden zu, zieht 1.',
    },
    abilities: [
      when('after after-setup', {
        *run(t, me) {
          const by = yield* chooseOpponent(t, me)
          const hit = { by, amount: 2 }
          const target = yield* aCharacter(t, me, 'damage', 'yours', () => true, hit)
          if (target !== null) yield* dealDamage(t, { ...me, seat: by }, target.id, 2, { unblockable: true })
          drawCards(t, by, 1)
        },
      }),
    ],
  },
  // Foresight
  '08116': {
    text: {
      en: 'Action – Exhaust this support to look at the top card of a deck. You may put it under that deck.',
      de: 'Aktion – Erschöpfe diese Unterstützung, um dir die oberste Karte eines Decks anzusehen. Du darfst sie unter dieses Deck legen.',
    },
    short: {
      en: 'Action – Exhaust: look at the top card of a deck; you may put it under.',
      de: 'Aktion – Erschöpfen: Sieh die oberste Karte eines Decks; evtl. nach unten.',
    },
    abilities: [
      exhaustAction(function* (t, me) {
        const s = t.state
        const seat = yield* aDeck(t, me)
        look(t, me.seat, s.players[seat].deck.slice(-1))
        if (s.players[seat].deck.length === 0) return
        const way = yield* chooseWay(t, me, 'choose-one', ['bottom', 'nothing'])
        if (way === 'bottom') arrangeDeck(t, me.seat, seat, [], s.players[seat].deck.slice(-1))
      }),
    ],
  },
  // Nexus Of Power
  '08117': {
    text: {
      en: 'Once you have activated this support, you may turn this die to any side.',
      de: 'Nachdem du diese Unterstützung aktiviert hast, darfst du diesen Würfel auf eine beliebige Seite drehen.',
    },
    short: {
      en: 'After you activate this support, you may turn its die to any side.',
      de: 'Nach Aktivierung darfst du seinen Würfel beliebig drehen.',
    },
    abilities: [
      when('after activate', {
        of: 'this-by-you',
        may: true,
        *run(t, me) {
          yield* turnThisDie(t, me)
        },
      }),
    ],
  },
  // Force Lift
  '08118': {
    text: {
      en: 'Only on a blue character. Special – Deal 2 damage to a character, or return a support in play that costs 3 or less to its owner’s hand.',
      de: 'Nur an einem blauen Charakter. Spezial – Füge einem Charakter 2 Schaden zu, oder gib eine Unterstützung im Spiel, die höchstens 3 kostet, auf die Hand ihres Besitzers zurück.',
    },
    short: {
      en: 'Blue only. Special – 2 damage, or return a support (3 or less) to its hand.',
      de: 'Nur Blaue. Spezial – 2 Schaden, oder Unterstützung (bis 3) zurück.',
    },
    abilities: [
      onlyOn('blue'),
      special(function* (t, me) {
        const way = yield* chooseWay(t, me, 'choose-one', ['damage', 'return'])
        if (way === 'damage') {
          yield* damageACharacter(t, me, 2)
          return
        }
        const open = cardsOfType(t.state, 'support', me, 'any').filter(({ kind }) => costOnCard(kind) <= 3)
        const support = yield* chooseCard(t, me, 'which-card', open)
        if (support !== null) yield* returnToHand(t, me, support.id)
      }),
    ],
  },
  // Shatterpoint
  '08119': {
    text: {
      en: 'Only on a blue character. Special – Discard an equipment or weapon from play that costs at most as much as there are dice of blue abilities in your pool, this one as well.',
      de: 'Nur an einem blauen Charakter. Spezial – Lege eine Ausrüstung oder Waffe aus dem Spiel ab, die höchstens so viel kostet, wie Würfel blauer Fähigkeiten in deinem Pool sind, auch dieser.',
    },
    short: {
      en: 'Blue only. Special – Discard an equipment or weapon by blue ability dice.',
      de: 'Nur Blaue. Spezial – Ausrüstung oder Waffe nach Fähigkeitswürfeln weg.',
    },
    abilities: [
      onlyOn('blue'),
      special(function* (t, me) {
        const s = t.state
        const most = s.dice.filter(
          (die) =>
            (die.pool === me.seat || die.id === me.die) &&
            isColor(die.kind, 'blue') &&
            dieHasSubtype(s, die, 'ability'),
        ).length
        const open = s.cards.filter(
          (card) =>
            (hasSubtypeNow(s, card, 'equipment') || hasSubtypeNow(s, card, 'weapon')) &&
            costOnCard(card.kind) <= most,
        )
        const card = yield* chooseCard(t, me, 'discard-from-play', open)
        if (card !== null) yield* discardFromPlay(t, me, card.id, causeOf(me))
      }),
    ],
  },
  // Treasured Lightsaber
  '08120': {
    text: {
      en: 'Once you have played this upgrade, you may draw a card. Special – Deal 2 unblockable damage to a character, or 3 if you have at least 5 hand cards.',
      de: 'Nachdem du diese Aufwertung gespielt hast, darfst du 1 Karte ziehen. Spezial – Füge einem Charakter 2 nicht-blockierbaren Schaden zu oder 3, falls du mindestens 5 Handkarten hast.',
    },
    short: {
      en: 'When played: a card. Special – 2 unblockable damage, 3 with 5 hand cards.',
      de: 'Beim Spielen: 1 Karte. Spezial – 2 nicht-blockierbar, ab 5 Karten 3.',
    },
    abilities: [
      when('after play', {
        of: 'this-by-you',
        may: true,
        run(t, me) {
          drawCards(t, me.seat, 1)
        },
      }),
      special(function* (t, me) {
        const amount = t.state.players[me.seat].hand.length >= 5 ? 3 : 2
        yield* damageACharacter(t, me, amount, { unblockable: true })
      }),
    ],
  },
}
