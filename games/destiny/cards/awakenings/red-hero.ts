/** Awakenings: red heroes. */
import { action, dieRules, special, type Texts, when } from '../../rules/abilities.ts'
import { canPlay } from '../../rules/actions/can-play.ts'
import { playCard } from '../../rules/actions/play-card.ts'
import { costOf } from '../../rules/actions/play-cost.ts'
import { resolvableSides, resolveSide } from '../../rules/actions/resolve-dice.ts'
import { chooseId, chooseOpponent, citeOf, diceIn } from '../../rules/choose.ts'
import { discardCards, discardChosen, look } from '../../rules/hand.ts'
import { damageACharacter, hasSubtype, rerollSome, rerollThisDie } from '../words.ts'

export const RED_HERO: Texts = {
  // Admiral Ackbar
  '01027': {
    text: {
      en: 'Whenever the last card of an opponent’s hand has been played or discarded, this opponent chooses one of his characters and deals it 2 damage.',
      de: 'Nachdem ein Gegner seine letzte Handkarte gespielt oder abgelegt hat, wählt er einen seiner Charaktere und fügt ihm 2 Schaden zu.',
    },
    short: {
      en: 'A foe who plays or discards his last hand card deals 2 damage to one of his own.',
      de: 'Wer seine letzte Handkarte verliert, fügt einem Eigenen 2 Schaden zu.',
    },
    abilities: [
      when('after left-hand', {
        of: 'opponents',
        if: (_s, _me, { last }) => last,
        *run(t, me, { seat }) {
          yield* damageACharacter(t, { ...me, seat }, 2, {}, 'yours')
        },
      }),
    ],
  },
  // Leia Organa
  '01028': {
    text: {
      en: 'Action – Remove this die: reroll up to 2 of your dice.',
      de: 'Aktion – Entferne diesen Würfel: Wirf bis zu 2 deiner Würfel neu.',
    },
    abilities: [
      action({
        cost: 'this-die',
        *run(t, me) {
          yield* rerollSome(t, me, diceIn(t.state, me, 'yours'), { min: 0, max: 2 })
        },
      }),
    ],
  },
  // Poe Dameron
  '01029': {
    text: {
      en: 'Special – Discard one of your hand cards: if it has a die, resolve one side of it. Then, if the card is a vehicle, you may play it out of your discard pile for its cost.',
      de: 'Spezial – Lege eine deiner Handkarten ab: Hat sie einen Würfel, handle eine seiner Seiten ab. Dann darfst du die Karte, falls sie ein Fahrzeug ist, für ihre Kosten aus deinem Ablagestapel spielen.',
    },
    short: {
      en: 'Special – Discard a card: resolve a side of its die. A vehicle may be played.',
      de: 'Spezial – Lege eine Karte ab: handle eine Seite ab; Fahrzeuge spielen.',
    },
    abilities: [
      special(function* (t, me) {
        const s = t.state
        const [card] = yield* discardChosen(t, me, me.seat, 1)
        if (card === undefined) return
        const kind = s.kinds[card]
        const sides = resolvableSides(s, me.seat, kind)
        if (sides.length > 0) {
          const options = sides.map((side) => ({ do: 'side' as const, kind, side }))
          const { side } = yield* t.choose(
            me.seat,
            'resolve-side',
            options,
            citeOf(s, me, 'sd.die-related.3'),
          )
          yield* resolveSide(t, me, card, kind, side)
        }
        if (!hasSubtype(kind, 'vehicle') || !s.players[me.seat].discard.includes(card)) return
        if (!canPlay(s, me.seat, card)) return
        const cite = citeOf(s, me, 'sd.then.1')
        if (yield* t.may(me.seat, 'play-from-discard', cite)) yield* playCard(t, me.seat, card)
      }),
    ],
  },
  // Rebel Trooper
  '01030': {
    text: { en: 'Guardian.', de: 'Beschützer.' },
    keywords: ['guardian'],
    abilities: [],
  },
  // Launch Bay
  '01031': {
    text: {
      en: 'X on this die is how many cards you have in hand.',
      de: 'X auf diesem Würfel ist die Anzahl deiner Handkarten.',
    },
    abilities: [dieRules({ x: (s, seat) => s.players[seat].hand.length })],
  },
  // Black One
  '01032': {
    text: {
      en: 'Special – A character is dealt 1 damage. This die is rerolled and stays in your pool.',
      de: 'Spezial – Einem Charakter wird 1 Schaden zugefügt. Dieser Würfel wird neu geworfen und bleibt in deinem Würfelpool.',
    },
    short: {
      en: 'Special – 1 damage to a character. This die is rerolled and stays.',
      de: 'Spezial – 1 Schaden. Dieser Würfel wird neu geworfen und bleibt.',
    },
    abilities: [
      special(function* (t, me) {
        yield* damageACharacter(t, me, 1)
        return yield* rerollThisDie(t, me)
      }),
    ],
  },
  // Scout
  '01033': {
    text: {
      en: 'Special – Look at the hand of an opponent. The cheapest card of it is discarded; among several you choose.',
      de: 'Spezial – Sieh dir die Handkarten eines Gegners an. Die günstigste davon wird abgelegt; unter mehreren wählst du.',
    },
    short: {
      en: 'Special – See a foe’s hand; its cheapest card is discarded.',
      de: 'Spezial – Sieh die Hand eines Gegners; die billigste Karte geht ab.',
    },
    abilities: [
      special(function* (t, me) {
        const s = t.state
        const opponent = yield* chooseOpponent(t, me)
        const { hand } = s.players[opponent]
        look(t, me.seat, hand)
        const least = Math.min(...hand.map((card) => costOf(s, opponent, card)))
        const cheapest = hand.filter((card) => costOf(s, opponent, card) === least)
        const card = yield* chooseId(t, me, 'discard-theirs', cheapest, { rule: 'sd.cheapest.1' })
        if (card !== null) yield* discardCards(t, opponent, [card])
      }),
    ],
  },
  // Survival Gear
  '01034': { text: { en: '', de: '' }, abilities: [] },
}
