/** Empire at War: cards of heroes. */

import { factsOf } from '../../facts/index.ts'
import { action, dieRules, type Texts, when } from '../../rules/abilities.ts'
import { canPlay } from '../../rules/actions/can-play.ts'
import { playCard } from '../../rules/actions/play-card.ts'
import { chooseId, chooseOpponent } from '../../rules/choose.ts'
import { remainingHealth } from '../../rules/damage.ts'
import { defeat, leaveFor } from '../../rules/defeat.ts'
import { isCharacterDie } from '../../rules/dice.ts'
import { cannotRepeat } from '../../rules/orders.ts'
import { ready } from '../../rules/ready.ts'
import { spend } from '../../rules/resources.ts'
import { type CardId, findCard, type State } from '../../state.ts'
import { aCharacter, hasSubtype, isColor, resolveOne } from '../words.ts'

function thermalDiscount(s: State, card: CardId): number {
  return factsOf(s.kinds[card]).name.en.includes('Thermal') ? 1 : 0
}

export const EMPIRE_HERO: Texts = {
  // Ahsoka Tano
  '03031': {
    text: {
      en: 'Once you have activated this character for the first time in a round, you may spend as many resources as you rolled dice to ready her.',
      de: 'Nachdem du diesen Charakter zum ersten Mal in einer Runde aktiviert hast, darfst du so viele Ressourcen ausgeben, wie du Würfel geworfen hast, um sie spielbereit zu machen.',
    },
    short: {
      en: 'First activation in a round: pay 1 for each die rolled to ready her.',
      de: 'Erste Aktivierung der Runde: Zahle je Würfel 1, sie wird bereit.',
    },
    abilities: [
      when('after activate', {
        of: 'this',
        limit: 'round',
        may: true,
        possible: (s, me, { rolled }) =>
          rolled.length <= s.players[me.seat].resources && findCard(s, me.card)?.ready === false,
        run(t, me, { rolled }) {
          if (spend(t, me.seat, rolled.length)) ready(t, me.card)
        },
      }),
    ],
  },
  // Kanan Jarrus
  '03033': {
    text: {
      en: 'Before you take an action, you may resolve one of this character’s own dice.',
      de: 'Bevor du eine Aktion durchführst, darfst du einen eigenen Würfel dieses Charakters abhandeln.',
    },
    short: {
      en: 'Before you take an action, you may resolve one of his own dice.',
      de: 'Vor deiner Aktion darfst du einen seiner eigenen Würfel abhandeln.',
    },
    abilities: [
      when('before action', {
        of: 'yours',
        *run(t, me) {
          yield* resolveOne(t, me, ({ card }) => card === me.card, {}, { optional: true })
        },
      }),
    ],
  },
  // Mace Windu
  '03034': {
    text: {
      en: 'Action – Remove this die to defeat a character who has no more than 2 health left.',
      de: 'Aktion – Entferne diesen Würfel, um einen Charakter mit höchstens 2 verbleibender Ausdauer zu besiegen.',
    },
    short: {
      en: 'Action – Remove this die: defeat a character with 2 health or less.',
      de: 'Aktion – Entferne ihn: Besiege jemanden mit höchstens 2 Ausdauer.',
    },
    abilities: [
      action({
        cost: 'this-die',
        *run(t, me) {
          const target = yield* aCharacter(
            t,
            me,
            'defeat',
            'any',
            (card) => remainingHealth(t.state, card) <= 2,
          )
          if (target !== null) yield* defeat(t, me, target.id)
        },
      }),
    ],
  },
  // Training Remote
  '03035': {
    text: {
      en: 'The sides of this die with a plus can modify any symbol on a blue character die of yours.',
      de: 'Die Seiten dieses Würfels mit einem Plus können jedes Symbol auf einem deiner blauen Charakterwürfel modifizieren.',
    },
    short: {
      en: 'Its sides with a plus modify any symbol of your blue character dice.',
      de: 'Plus-Seiten gelten für jedes Symbol blauer Charakterwürfel.',
    },
    abilities: [
      dieRules({ modifies: (s, _die, other) => isCharacterDie(s, other) && isColor(other.kind, 'blue') }),
    ],
  },
  // Sabine Wren
  '03040': {
    text: {
      en: 'Before you activate this character, you may play a weapon from your discard pile on her; one with “Thermal” in its title costs 1 less.',
      de: 'Bevor du diesen Charakter aktivierst, darfst du eine Waffe aus deinem Ablagestapel an sie spielen; eine mit „Thermal“ im Titel kostet 1 weniger.',
    },
    short: {
      en: 'Before she is activated, you may play a weapon from your discard pile on her.',
      de: 'Vor ihrer Aktivierung: Spiele eine Waffe vom Ablagestapel an sie.',
    },
    abilities: [
      when('before activate', {
        of: 'this-by-you',
        *run(t, me) {
          const s = t.state
          const terms = (card: CardId) => ({
            discount: thermalDiscount(s, card),
            on: ({ id }: { readonly id: CardId }) => id === me.card,
          })
          const open = s.players[me.seat].discard.filter((card) => {
            const kind = s.kinds[card]
            const isWeapon = factsOf(kind).type === 'upgrade' && hasSubtype(kind, 'weapon')
            return isWeapon && canPlay(s, me.seat, card, terms(card))
          })
          const card = yield* chooseId(t, me, 'play-card', open, { optional: true })
          if (card !== null) yield* playCard(t, me.seat, card, terms(card))
        },
      }),
    ],
  },
  // Running Interference
  '03115': {
    text: {
      en: 'Once you have taken an action, you may set this support aside and choose an opponent: on his next turn he can’t take that action.',
      de: 'Nachdem du eine Aktion durchgeführt hast, darfst du diese Unterstützung beiseitelegen und einen Gegner wählen: In seinem nächsten Zug kann er diese Aktion nicht durchführen.',
    },
    short: {
      en: 'After your action, set this aside: a foe can’t take that action next turn.',
      de: 'Nach deiner Aktion beiseite: Ein Gegner darf sie nächstens nicht.',
    },
    abilities: [
      when('after action', {
        of: 'yours',
        may: true,
        possible: (s, me) => findCard(s, me.card) !== undefined,
        *run(t, me, { action: taken }) {
          if (yield* leaveFor(t, me, me.card, 'aside')) cannotRepeat(t, yield* chooseOpponent(t, me), taken)
        },
      }),
    ],
  },
}
