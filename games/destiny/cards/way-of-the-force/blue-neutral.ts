/** Way of the Force: blue neutral cards. */

import { factsOf } from '../../facts/index.ts'
import { always, effect, only, special, type Texts, when } from '../../rules/abilities.ts'
import { chooseCard, chooseOpponent, diceIn, spots } from '../../rules/choose.ts'
import { discardFromPlay } from '../../rules/defeat.ts'
import { dieValue, poolOf, removeDice } from '../../rules/dice.ts'
import { exhaust } from '../../rules/ready.ts'
import { gainResources } from '../../rules/resources.ts'
import { moveShield, shieldLimit } from '../../rules/shields.ts'
import { seatsIn } from '../../rules/winning.ts'
import { type Card, findCard, type State } from '../../state.ts'
import { showsAnyDamage } from '../more-words.ts'
import { valueOn } from '../pool-words.ts'
import { isTitled } from '../spotting.ts'
import {
  aCharacter,
  chooseToRemove,
  hostOf,
  isColor,
  onlyOn,
  removeADie,
  rerollSome,
  rerollThisDie,
  resolveOne,
  sideShows,
  turnADie,
} from '../words.ts'

/** Whether a copy of the card lies in any discard pile. */
const hasDiscardedCopy = (s: State, { kind }: Card): boolean =>
  seatsIn(s).some((seat) =>
    s.players[seat].discard.some((card) => isTitled(s.kinds[card], factsOf(kind).name.en)),
  )

export const FORCE_BLUE_NEUTRAL: Texts = {
  // Become One
  '07108': {
    text: {
      en: 'Remove one of your blue dice. Then resolve one of your dice, its value higher by what the removed one showed.',
      de: 'Entferne einen deiner blauen Würfel. Dann handle einen deiner Würfel ab, dessen Wert um den des entfernten höher ist.',
    },
    abilities: [
      effect(function* (t, me) {
        const blue = poolOf(t.state, me.seat).filter(({ kind }) => isColor(kind, 'blue'))
        const [die] = yield* chooseToRemove(t, me, blue, { min: 1, max: 1 })
        if (die === undefined) return
        const plus = dieValue(t.state, die)
        if (yield* removeDice(t, me, [die], 'card')) yield* resolveOne(t, me, () => true, { plus })
      }),
    ],
  },
  // Beguile
  '07109': {
    text: {
      en: 'Reroll a die of an opponent. Then turn one of his dice to any side. Then remove one of his dice.',
      de: 'Wirf einen Würfel eines Gegners neu. Dann drehe einen seiner Würfel auf eine beliebige Seite. Dann entferne einen seiner Würfel.',
    },
    abilities: [
      effect(function* (t, me) {
        const opponent = yield* chooseOpponent(t, me)
        const dice = poolOf(t.state, opponent)
        const one = Math.min(1, dice.length)
        const rolled = yield* rerollSome(t, me, dice, { min: one, max: one })
        if (rolled.length === 0) return
        if ((yield* turnADie(t, me, poolOf(t.state, opponent))) === null) return
        yield* removeADie(t, me, 'opponents', ({ pool }) => pool === opponent)
      }),
    ],
  },
  // Control
  '07110': {
    text: {
      en: 'Turn all dice, also those of opponents, to sides of your choice.',
      de: 'Drehe alle Würfel, auch die der Gegner, auf Seiten deiner Wahl.',
    },
    abilities: [
      effect(function* (t, me) {
        for (const die of diceIn(t.state, me, 'any')) yield* turnADie(t, me, [die])
      }),
    ],
  },
  // Division in the Force
  '07111': {
    text: {
      en: 'Resolve one of your blue dice. Then remove a die of the same value.',
      de: 'Handle einen deiner blauen Würfel ab. Dann entferne einen Würfel mit demselben Wert.',
    },
    abilities: [
      effect(function* (t, me) {
        const resolved = yield* resolveOne(t, me, ({ kind }) => isColor(kind, 'blue'))
        if (resolved === null) return
        yield* removeADie(t, me, 'any', (die) => dieValue(t.state, die) === resolved.value)
      }),
    ],
  },
  // Flames of the Past
  '07112': {
    text: {
      en: 'Discard a card from play of which a copy lies in a discard pile.',
      de: 'Lege eine Karte aus dem Spiel ab, von der eine Kopie in einem Ablagestapel liegt.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const open = s.cards.filter((card) => card.type !== 'character' && hasDiscardedCopy(s, card))
        const card = yield* chooseCard(t, me, 'discard-from-play', open)
        if (card !== null) yield* discardFromPlay(t, me, card.id, 'card')
      }),
    ],
  },
  // Peace and Quiet
  '07113': {
    text: {
      en: 'Turn a die to a side with the value 0; blanks and specials count as 0.',
      de: 'Drehe einen Würfel auf eine Seite mit dem Wert 0; Leerseiten und Spezialsymbole zählen als 0.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        yield* turnADie(t, me, diceIn(s, me, 'any'), (die, side) => valueOn(s, die, side) === 0)
      }),
    ],
  },
  // Turn the Tide
  '07114': {
    text: {
      en: 'Move all shields from a character of an opponent to one of your characters.',
      de: 'Verschiebe alle Schilde von einem Charakter eines Gegners zu einem deiner Charaktere.',
    },
    abilities: [
      effect(function* (t, me) {
        const from = yield* aCharacter(t, me, 'shield-from', 'opponents', ({ shields }) => shields > 0)
        if (from === null) return
        const to = yield* aCharacter(t, me, 'shields', 'yours', () => true, { amount: from.shields })
        if (to !== null) while (yield* moveShield(t, me, from.id, to.id));
      }),
    ],
  },
  // Built to Last
  '07115': {
    text: {
      en: 'Your unique upgrades have Redeploy. Once you have played a unique upgrade, you may exhaust this plot for 1 resource.',
      de: 'Deine einzigartigen Aufwertungen haben Verlegen. Nachdem du eine einzigartige Aufwertung gespielt hast, darfst du diese Strategie für 1 Ressource erschöpfen.',
    },
    short: {
      en: 'Unique upgrades have Redeploy; after you play one, exhaust for 1 resource.',
      de: 'Einzigartige: Verlegen. Spielst du eine, erschöpfe für 1 Ressource.',
    },
    abilities: [
      always({
        gives: (_s, me, { type, kind, controller }) =>
          type === 'upgrade' && controller === me.seat && factsOf(kind).unique ? ['redeploy'] : [],
      }),
      when('after play', {
        of: 'yours',
        may: true,
        if: (_s, _me, { kind }) => factsOf(kind).type === 'upgrade' && factsOf(kind).unique,
        possible: (s, me) => findCard(s, me.card)?.ready === true,
        run(t, me) {
          if (exhaust(t, me.card)) gainResources(t, me.seat, 1)
        },
      }),
    ],
  },
  // Honed Skills
  '07116': {
    text: {
      en: 'Each of your characters can have one upgrade more.',
      de: 'Jeder deiner Charaktere kann eine Aufwertung mehr haben.',
    },
    abilities: [
      always({
        upgradeLimit: (_s, me, { type, controller }) =>
          type === 'character' && controller === me.seat ? 1 : 0,
      }),
    ],
  },
  // Dagger of Mortis
  '07117': {
    text: {
      en: 'Redeploy. Before you resolve this die as melee damage, you may move 1 shield from a blue character to the one that this is attached to.',
      de: 'Verlegen. Bevor du diesen Würfel als Nahkampfschaden abhandelst, darfst du 1 Schild von einem blauen Charakter zu dem verschieben, an den diese Karte angelegt ist.',
    },
    short: {
      en: 'Redeploy. Before its melee is resolved, move 1 shield from a blue one here.',
      de: 'Verlegen. Vor Nahkampf: 1 Schild von einem Blauen zum Träger.',
    },
    keywords: ['redeploy'],
    abilities: [
      when('before resolve', {
        of: 'this-by-you',
        if: (_s, _me, { symbol }) => symbol === 'melee',
        *run(t, me) {
          const host = hostOf(t.state, me)
          if (host === undefined || host.shields >= shieldLimit(t.state, host)) return
          const isOne = ({ id, kind, shields }: Card): boolean =>
            id !== host.id && shields > 0 && isColor(kind, 'blue')
          const from = yield* aCharacter(t, me, 'shield-from', 'any', isOne, { optional: true })
          if (from !== null) yield* moveShield(t, me, from.id, host.id)
        },
      }),
    ],
  },
  // Force Jump
  '07118': {
    text: {
      en: 'Only on a blue character. Special – Turn a die showing damage to a blank. Reroll this die instead of removing it.',
      de: 'Nur an einem blauen Charakter. Spezial – Drehe einen Würfel mit Schaden auf eine Leerseite. Wirf diesen Würfel neu, statt ihn zu entfernen.',
    },
    short: {
      en: 'Blue only. Special – Turn a damage die to a blank; reroll this die.',
      de: 'Nur Blaue. Spezial – Schaden auf Leerseite; wirf diesen neu.',
    },
    abilities: [
      onlyOn('blue'),
      special(function* (t, me) {
        const dice = diceIn(t.state, me, 'any').filter(showsAnyDamage)
        yield* turnADie(t, me, dice, (die, side) => sideShows(die, side, 'blank'))
        return yield* rerollThisDie(t, me)
      }),
    ],
  },
  // Way of the Force
  '07119': {
    text: {
      en: 'Only if you spot a blue character. The character that this is attached to is elite: it has a second die.',
      de: 'Nur, falls du einen blauen Charakter sichtest. Der Charakter, an den diese Karte angelegt ist, ist Elite: Er hat einen zweiten Würfel.',
    },
    short: {
      en: 'Only if you spot a blue character. Its character is elite.',
      de: 'Nur, falls du einen blauen Charakter sichtest. Der Träger ist Elite.',
    },
    abilities: [
      only({ if: (s, seat) => spots(s, seat, 'blue') }),
      always({ elite: (s, me, card) => card.id === hostOf(s, me)?.id }),
    ],
  },
}
