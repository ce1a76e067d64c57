/** Awakenings: supports of villains without a die. */
import { action, always, type Texts, when } from '../../rules/abilities.ts'
import { diceIn, isShowing } from '../../rules/choose.ts'
import { moveDamage, placeDamage } from '../../rules/damage.ts'
import { exhaust } from '../../rules/ready.ts'
import { gainResources } from '../../rules/resources.ts'
import { findCard } from '../../state.ts'
import { aCharacter, damageACharacter, exhaustAction, rerollSome } from '../words.ts'

export const SUPPORTS_VILLAIN: Texts = {
  // Drudge Work
  '01076': {
    text: {
      en: 'Action – Both this support and a character of yours are exhausted, and you gain 1 resource.',
      de: 'Aktion – Erschöpfe sowohl diese Unterstützung als auch einen deiner Charaktere und erhalte 1 Ressource.',
    },
    short: {
      en: 'Action – Exhaust this and a character of yours: gain 1 resource.',
      de: 'Aktion – Erschöpfe sie und einen deiner Charaktere: 1 Ressource.',
    },
    abilities: [
      action({
        if: (s, me) =>
          findCard(s, me.card)?.ready === true &&
          s.cards.some(
            ({ type, controller, ready }) => type === 'character' && controller === me.seat && ready,
          ),
        *run(t, me) {
          const worker = yield* aCharacter(t, me, 'exhaust', 'yours', ({ ready }) => ready)
          if (worker !== null && exhaust(t, me.card) && exhaust(t, worker.id)) gainResources(t, me.seat, 1)
        },
      }),
    ],
  },
  // Local Garrison
  '01077': {
    text: {
      en: 'In upkeep every opponent gains a resource less than usual, though never less than 1.',
      de: 'In der Auffrischphase erhält jeder Gegner eine Ressource weniger als sonst, mindestens jedoch 1.',
    },
    short: {
      en: 'In upkeep each opponent gains 1 resource less, but at least 1.',
      de: 'Gegner erhalten beim Auffrischen 1 Ressource weniger, mindestens 1.',
    },
    abilities: [always({ upkeepResources: (_s, me, seat) => (seat === me.seat ? 0 : -1) })],
  },
  // Emperor's Favor
  '01088': {
    text: { en: 'You have a hand size 1 larger.', de: 'Dein Handkartenlimit ist um 1 höher.' },
    abilities: [always({ handSize: (_s, me, seat) => (seat === me.seat ? 1 : 0) })],
  },
  // Power of the Dark Side
  '01089': {
    text: {
      en: 'Action – Exhaust this support: one of your dice is rerolled, and if it comes up blank a character is dealt 2 damage, unblockable.',
      de: 'Aktion – Erschöpfe diese Unterstützung: Einer deiner Würfel wird neu geworfen, und zeigt er danach eine Leerseite, wird einem Charakter 2 nicht-blockierbarer Schaden zugefügt.',
    },
    short: {
      en: 'Action – Exhaust: reroll a die of yours; a blank deals 2 unblockable damage.',
      de: 'Aktion – Erschöpfen: Wirf einen Würfel neu; leer: 2 Schaden ohne Block.',
    },
    abilities: [
      exhaustAction(function* (t, me) {
        const [die] = yield* rerollSome(t, me, diceIn(t.state, me, 'yours'), { min: 1, max: 1 })
        if (die !== undefined && isShowing(die, 'blank'))
          yield* damageACharacter(t, me, 2, { unblockable: true })
      }),
    ],
  },
  // Backup Muscle
  '01099': {
    text: {
      en: 'It comes into play with 3 damage on it when you play it. Action – Exhaust this support: 1 damage moves from it to a character, past any shields.',
      de: 'Wenn du sie spielst, kommt sie mit 3 Schaden ins Spiel. Aktion – Erschöpfe diese Unterstützung: 1 Schaden wandert von ihr auf einen Charakter, an Schilden vorbei.',
    },
    short: {
      en: 'Has 3 damage. Action – Exhaust: 1 of it moves to a character, past shields.',
      de: 'Hat 3 Schaden. Aktion – Erschöpfen: 1 davon auf einen Charakter.',
    },
    abilities: [
      when('after play', {
        of: 'this',
        *run(t, me) {
          yield* placeDamage(t, me.card, 3)
        },
      }),
      exhaustAction(function* (t, me) {
        if (findCard(t.state, me.card)?.damage === 0) return
        const target = yield* aCharacter(t, me, 'move-damage-to')
        if (target !== null) yield* moveDamage(t, me, me.card, target.id, 1)
      }),
    ],
  },
  // My Kind of Scum
  '01100': {
    text: {
      en: 'Once you have resolved a die as disrupt, you may exhaust this support and gain what the opponent lost to it.',
      de: 'Nachdem du einen Würfel als Störung abgehandelt hast, darfst du diese Unterstützung erschöpfen und so viele Ressourcen erhalten, wie der Gegner dadurch verloren hat.',
    },
    short: {
      en: 'After you disrupt, you may exhaust this and gain what the foe lost.',
      de: 'Nach deiner Störung: Erschöpfen, um das Verlorene zu erhalten.',
    },
    abilities: [
      when('after resolve', {
        of: 'yours',
        may: true,
        if: (_s, _me, { symbol, lost }) => symbol === 'disrupt' && lost > 0,
        possible: (s, me) => findCard(s, me.card)?.ready === true,
        run(t, me, { lost }) {
          if (exhaust(t, me.card)) gainResources(t, me.seat, lost)
        },
      }),
    ],
  },
  // Underworld Connections
  '01101': {
    text: {
      en: 'Action – Exhaust this support: you gain 1 resource.',
      de: 'Aktion – Erschöpfe diese Unterstützung: Du erhältst 1 Ressource.',
    },
    abilities: [
      exhaustAction((t, me) => {
        gainResources(t, me.seat, 1)
      }),
    ],
  },
}
