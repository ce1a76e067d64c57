/** Way of the Force: red cards of heroes. */

import { factsOf } from '../../facts/index.ts'
import { always, effect, only, type Texts, when } from '../../rules/abilities.ts'
import { charactersOf, chooseCard, chooseOpponent, chooseWay, diceIn } from '../../rules/choose.ts'
import { dealDamage, heal, placeDamage, remainingHealth } from '../../rules/damage.ts'
import { discardFromPlay } from '../../rules/defeat.ts'
import { isCharacterDie, poolOf, removeDice, reroll } from '../../rules/dice.ts'
import { placeResources, resourcesOn } from '../../rules/later/resources-on-cards.ts'
import { dieHasSubtype, hasSubtypeNow } from '../../rules/later/subtypes.ts'
import { ready } from '../../rules/ready.ts'
import { spend } from '../../rules/resources.ts'
import { moveUpgrade } from '../../rules/upgrades.ts'
import { findCard, type State } from '../../state.ts'
import {
  activateSome,
  dealIndirect,
  isBlank,
  isDamageSide,
  onlyIf,
  showsAnyDamage,
  spotting,
  turnSome,
} from '../more-words.ts'
import { characterDiceOf, spotsTwo, sumOfValues } from '../pool-words.ts'
import {
  aCharacter,
  chooseToRemove,
  exhaustAction,
  isColor,
  removeADie,
  resolveOne,
  turnADie,
} from '../words.ts'

const isGungan = (s: State, id: number): boolean => {
  const card = findCard(s, id)
  return card !== undefined && hasSubtypeNow(s, card, 'gungan')
}

export const FORCE_RED_HERO: Texts = {
  // Boss Nass
  '07071': {
    text: {
      en: 'Once you have activated a Gungan, you may deal an opponent 1 indirect damage for each of its character dice that has just rolled a blank.',
      de: 'Nachdem du einen Gungan aktiviert hast, darfst du einem Gegner für jeden seiner Charakterwürfel, der gerade eine Leerseite geworfen hat, 1 indirekten Schaden zufügen.',
    },
    short: {
      en: 'After you activate a Gungan: 1 indirect damage for each blank it rolled.',
      de: 'Nach Aktivierung eines Gungans: je Leerseite 1 indirekter Schaden.',
    },
    abilities: [
      when('after activate', {
        of: 'yours',
        may: true,
        if: (s, _me, { card }) => isGungan(s, card),
        possible: (s, _me, { card, rolled }) =>
          characterDiceOf(s, card).some((die) => rolled.includes(die.id) && isBlank(die)),
        *run(t, me, { card, rolled }) {
          const blanks = characterDiceOf(t.state, card).filter(
            (die) => rolled.includes(die.id) && isBlank(die),
          )
          yield* dealIndirect(t, me, blanks.length)
        },
      }),
    ],
  },
  // Gungan Warrior
  '07072': { text: { en: '', de: '' }, abilities: [] },
  // Blaze of Glory
  '07075': {
    text: {
      en: 'Activate one of your characters. Then remove any number of an opponent’s dice showing damage and deal that character damage equal to their values together.',
      de: 'Aktiviere einen deiner Charaktere. Dann entferne beliebig viele Würfel eines Gegners mit Schaden und füge diesem Charakter Schaden in Höhe ihrer Werte zusammen zu.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const [id] = yield* activateSome(t, me, 1, ({ type }) => type === 'character', {})
        if (id === undefined) return
        const opponent = yield* chooseOpponent(t, me)
        const dice = poolOf(s, opponent).filter(showsAnyDamage)
        const chosen = yield* chooseToRemove(t, me, dice, { min: 0, max: dice.length })
        const amount = sumOfValues(s, chosen)
        if (yield* removeDice(t, me, chosen, 'card')) yield* dealDamage(t, me, id, amount)
      }),
    ],
  },
  // Desperate Hour
  '07076': {
    text: {
      en: 'Only if your characters have 3 health left or less, all together. Ready a character.',
      de: 'Nur, falls deine Charaktere zusammen noch höchstens 3 Ausdauer haben. Mache einen Charakter bereit.',
    },
    abilities: [
      onlyIf(
        (s, seat) => charactersOf(s, seat).reduce((sum, card) => sum + remainingHealth(s, card), 0) <= 3,
      ),
      effect(function* (t, me) {
        const target = yield* aCharacter(t, me, 'ready', 'any', (card) => !card.ready)
        if (target !== null) ready(t, target.id)
      }),
    ],
  },
  // First Aid
  '07077': {
    text: {
      en: 'A red character heals 2 damage, or 4 in the first round of the match.',
      de: 'Ein roter Charakter heilt 2 Schaden, in der ersten Runde der Partie 4.',
    },
    abilities: [
      effect(function* (t, me) {
        const amount = t.state.round === 1 ? 4 : 2
        const isOne = ({ kind, damage }: { kind: number; damage: number }): boolean =>
          isColor(kind, 'red') && damage > 0
        const target = yield* aCharacter(t, me, 'heal', 'any', isOne, { amount })
        if (target !== null) yield* heal(t, me, target.id, amount)
      }),
    ],
  },
  // Gungan Offensive
  '07078': {
    text: {
      en: 'Turn up to 3 of your Gungan or artillery dice to sides with damage.',
      de: 'Drehe bis zu 3 deiner Gungan- oder Artilleriewürfel auf Seiten mit Schaden.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        yield* turnSome(
          t,
          me,
          3,
          (die) =>
            die.pool === me.seat && (dieHasSubtype(s, die, 'gungan') || dieHasSubtype(s, die, 'artillery')),
          isDamageSide,
        )
      }),
    ],
  },
  // Motivate
  '07079': {
    text: {
      en: 'Spot 2 red characters or Leia Organa: resolve one of your character dice, its value 1 higher.',
      de: 'Sichte 2 rote Charaktere oder Leia Organa: Handle einen deiner Charakterwürfel mit um 1 erhöhtem Wert ab.',
    },
    abilities: [
      spotting(spotsTwo('red', 'Leia Organa'), function* (t, me) {
        yield* resolveOne(t, me, (die) => isCharacterDie(t.state, die), { plus: 1 })
      }),
    ],
  },
  // Reposition
  '07080': {
    text: {
      en: 'An opponent turns a die to any side. Then you turn another die to any side.',
      de: 'Ein Gegner dreht einen Würfel auf eine beliebige Seite. Dann drehst du einen anderen auf eine beliebige Seite.',
    },
    abilities: [
      effect(function* (t, me) {
        const by = yield* chooseOpponent(t, me)
        const any = (): boolean => true
        const theirs = yield* turnADie(t, { ...me, seat: by }, diceIn(t.state, me, 'any'), any, { by })
        if (theirs === null) return
        yield* turnADie(
          t,
          me,
          diceIn(t.state, me, 'any').filter(({ id }) => id !== theirs.id),
        )
      }),
    ],
  },
  // Long-Term Plan
  '07081': {
    text: {
      en: 'Action – Exhaust this plot to place 1 resource on it, or to resolve one of your dice, its value higher by 1 for each resource on this plot.',
      de: 'Aktion – Erschöpfe diese Strategie, um 1 Ressource darauf zu legen oder um einen deiner Würfel abzuhandeln, dessen Wert je Ressource auf dieser Strategie um 1 höher ist.',
    },
    short: {
      en: 'Action – Exhaust: place 1 resource here, or resolve a die, +1 for each here.',
      de: 'Aktion – Erschöpfen: 1 Ressource darauf, oder ein Würfel, je +1.',
    },
    abilities: [
      exhaustAction(function* (t, me) {
        const way = yield* chooseWay(t, me, 'choose-one', ['place', 'resolve'])
        if (way === 'place') placeResources(t, me.card, 1)
        else yield* resolveOne(t, me, () => true, { plus: resourcesOn(t.state, me.card) })
      }),
    ],
  },
  // Gungan Catapult
  '07082': {
    text: {
      en: 'Once you have activated a Gungan, you may reroll this die.',
      de: 'Nachdem du einen Gungan aktiviert hast, darfst du diesen Würfel neu werfen.',
    },
    abilities: [
      when('after activate', {
        of: 'yours',
        may: true,
        if: (s, _me, { card }) => isGungan(s, card),
        possible: (s, me) => poolOf(s, me.seat).some(({ card }) => card === me.card),
        *run(t, me) {
          yield* reroll(
            t,
            me,
            poolOf(t.state, me.seat).filter(({ card }) => card === me.card),
          )
        },
      }),
    ],
  },
  // Resistance Crait Speeder
  '07083': {
    text: {
      en: 'Before you resolve this die, you may place 1 damage on this support, if there is none on it; the die is worth 1 more.',
      de: 'Bevor du diesen Würfel abhandelst, darfst du 1 Schaden auf diese Unterstützung legen, falls keiner darauf liegt; der Würfel ist 1 mehr wert.',
    },
    short: {
      en: 'Before you resolve its die, place the first damage on it for +1.',
      de: 'Vor dem Abhandeln: Lege den ersten Schaden darauf für +1.',
    },
    abilities: [
      when('before resolve', {
        of: 'this-by-you',
        may: true,
        possible: (s, me) => findCard(s, me.card)?.damage === 0,
        *run(t, me, event) {
          yield* placeDamage(t, me.card, 1)
          event.value++
        },
      }),
    ],
  },
  // Suppressive Fire
  '07084': {
    text: {
      en: 'Once a character has been activated, you may spend 1 resource and discard this support to remove one of its character dice.',
      de: 'Nachdem ein Charakter aktiviert wurde, darfst du 1 Ressource ausgeben und diese Unterstützung ablegen, um einen seiner Charakterwürfel zu entfernen.',
    },
    short: {
      en: 'After a character is activated, pay 1, discard this: remove its die.',
      de: 'Wird ein Charakter aktiviert: Zahle 1, lege sie ab, sein Würfel geht.',
    },
    abilities: [
      when('after activate', {
        may: true,
        if: (s, _me, { card }) => findCard(s, card)?.type === 'character',
        possible: (s, me, { card }) =>
          s.players[me.seat].resources > 0 &&
          findCard(s, me.card) !== undefined &&
          characterDiceOf(s, card).length > 0,
        *run(t, me, { card }) {
          if (!spend(t, me.seat, 1) || !(yield* discardFromPlay(t, me, me.card, 'cost'))) return
          yield* removeADie(t, me, 'any', (die) => die.card === card && isCharacterDie(t.state, die))
        },
      }),
    ],
  },
  // Electropole
  '07085': {
    text: {
      en: 'Before the character that this is attached to would be defeated, you may move this upgrade to a Gungan.',
      de: 'Bevor der Charakter, an den diese Karte angelegt ist, besiegt würde, darfst du diese Aufwertung zu einem Gungan verschieben.',
    },
    short: {
      en: 'Before its character would be defeated, you may move this to a Gungan.',
      de: 'Bevor der Träger besiegt würde, darfst du sie zu einem Gungan bringen.',
    },
    abilities: [
      when('before defeat', {
        of: 'attached',
        *run(t, me, { card }) {
          const s = t.state
          const gungans = s.cards.filter(
            ({ id, type }) => type === 'character' && id !== card && isGungan(s, id),
          )
          const gungan = yield* chooseCard(t, me, 'move-upgrade-to', gungans, { optional: true })
          if (gungan !== null) yield* moveUpgrade(t, me.card, gungan.id)
        },
      }),
    ],
  },
  // Inspiring Presence
  '07086': {
    text: {
      en: 'Only on a unique character. Your other characters have Guardian.',
      de: 'Nur an einem einzigartigen Charakter. Deine anderen Charaktere haben Beschützer.',
    },
    abilities: [
      only({ on: (_s, { kind }) => factsOf(kind).unique }),
      always({
        gives: (s, me, { id, type, controller }) =>
          type === 'character' && controller === me.seat && id !== findCard(s, me.card)?.on
            ? ['guardian']
            : [],
      }),
    ],
  },
}
