/** Spark of Hope: blue and red neutral cards. */
import type { Seat } from '@dejarik/kernel'
import { factsOf } from '../../facts/index.ts'
import { effect, type Texts, when } from '../../rules/abilities.ts'
import { switchBattlefield, takeControl, unusedBattlefields } from '../../rules/actions/claim.ts'
import { costOnCard } from '../../rules/actions/play-cost.ts'
import { cardsOfType, chooseCard, chooseId, chooseOpponent, chooseWay } from '../../rules/choose.ts'
import { discardFromPlay } from '../../rules/defeat.ts'
import { isCharacterDie } from '../../rules/dice.ts'
import { dieHasSubtype } from '../../rules/later/subtypes.ts'
import { type CardNumber, type Die, findCard, type State } from '../../state.ts'
import { removeWithValue, turnOne } from '../deeds.ts'
import {
  activateSome,
  countCharacters,
  dealIndirect,
  discardTopOfADeck,
  playOne,
  showsAnyDamage,
  spotsSubtype,
  spotting,
} from '../more-words.ts'
import {
  damageACharacter,
  hasSubtype,
  removeADie,
  removeAll,
  resolveOne,
  shieldACharacter,
  spotTo,
} from '../words.ts'

export const SPARK_BLUE_RED_NEUTRAL: Texts = {
  // Alter Fate
  '11112': {
    text: {
      en: 'Remove all of an opponent’s dice that show damage.',
      de: 'Entferne alle Würfel eines Gegners, die Schaden zeigen.',
    },
    abilities: [
      effect(function* (t, me) {
        yield* removeAll(t, me, yield* chooseOpponent(t, me), showsAnyDamage)
      }),
    ],
  },
  // Clever Distraction
  '11113': {
    text: {
      en: 'Spot a blue character to choose one: Turn one of your dice to any side, discard the top 2 cards of a deck, or remove a trooper die.',
      de: 'Sichte einen blauen Charakter und wähle eins: Drehe einen deiner Würfel auf eine beliebige Seite, lege die obersten 2 Karten eines Decks ab oder entferne einen Soldatenwürfel.',
    },
    abilities: [
      spotTo('blue', function* (t, me) {
        const way = yield* chooseWay(t, me, 'choose-one', ['turn', 'discard-top', 'remove'])
        if (way === 'turn') yield* turnOne(t, me, 'yours')
        else if (way === 'discard-top') yield* discardTopOfADeck(t, me, 2)
        else yield* removeADie(t, me, 'any', (die) => dieHasSubtype(t.state, die, 'trooper'))
      }),
    ],
  },
  // Polarity
  '11117': {
    text: {
      en: 'Ambush. Spot a hero to give a character 1 shield. Spot a villain to deal 1 damage to a character.',
      de: 'Hinterhalt. Sichte einen Helden, um einem Charakter 1 Schild zu geben. Sichte einen Schurken, um einem Charakter 1 Schaden zuzufügen.',
    },
    keywords: ['ambush'],
    abilities: [
      effect(function* (t, me) {
        if (spotsSide(t.state, me.seat, 'hero')) yield* shieldACharacter(t, me, 1)
        if (spotsSide(t.state, me.seat, 'villain')) yield* damageACharacter(t, me, 1)
      }),
    ],
  },
  // Hull Breach
  '11127': {
    text: {
      en: 'Remove one of your dice that shows damage to discard a support from play that costs no more than it was worth, or to deal an opponent that much indirect damage.',
      de: 'Entferne einen deiner Würfel mit Schaden, um eine Unterstützung abzulegen, die höchstens so viel kostet, wie er wert war, oder um einem Gegner so viel indirekten Schaden zuzufügen.',
    },
    abilities: [
      effect(function* (t, me) {
        const gone = yield* removeWithValue(t, me, 'yours', showsAnyDamage)
        if (gone === null) return
        if ((yield* chooseWay(t, me, 'choose-one', ['indirect', 'discard-play'])) === 'indirect') {
          yield* dealIndirect(t, me, gone.value)
          return
        }
        const open = cardsOfType(t.state, 'support', me, 'any').filter(
          ({ kind }) => costOnCard(kind) <= gone.value,
        )
        const support = yield* chooseCard(t, me, 'discard-from-play', open)
        if (support !== null) yield* discardFromPlay(t, me, support.id, 'card')
      }),
    ],
  },
  // Off The Sensors
  '11128': {
    text: {
      en: 'Spot a red character to choose one: Resolve one of your dice for 1 more, activate 2 of your characters or supports, or remove a scoundrel die.',
      de: 'Sichte einen roten Charakter und wähle eins: Handle einen deiner Würfel mit 1 mehr ab, aktiviere 2 deiner Charaktere oder Unterstützungen oder entferne einen Halunkenwürfel.',
    },
    abilities: [
      spotTo('red', function* (t, me) {
        const way = yield* chooseWay(t, me, 'choose-one', ['resolve', 'activate', 'remove'])
        if (way === 'resolve') yield* resolveOne(t, me, () => true, { plus: 1 })
        else if (way === 'activate')
          yield* activateSome(t, me, 2, ({ type }) => type === 'character' || type === 'support', {})
        else yield* removeADie(t, me, 'any', (die) => dieHasSubtype(t.state, die, 'scoundrel'))
      }),
    ],
  },
  // Seizing Territory
  '11129': {
    text: {
      en: 'Ambush. Spot a trooper to take control of the battlefield.',
      de: 'Hinterhalt. Sichte einen Soldaten, um die Kontrolle über das Schlachtfeld zu übernehmen.',
    },
    keywords: ['ambush'],
    abilities: [
      spotting(
        (s, seat) => spotsSubtype(s, seat, 'trooper'),
        function* (t, me) {
          yield* takeControl(t, me.seat)
        },
      ),
    ],
  },
  // Shields Are Down
  '11130': {
    text: {
      en: 'Choose a character without shields and remove one of its own dice.',
      de: 'Wähle einen Charakter ohne Schilde und entferne einen seiner eigenen Würfel.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const isBare = (die: Die): boolean =>
          isCharacterDie(s, die) && (findCard(s, die.card)?.shields ?? 1) === 0
        yield* removeADie(t, me, 'any', isBare)
      }),
    ],
  },
  // Shortcut
  '11131': {
    text: {
      en: 'Spot a vehicle to switch the battlefield for one that is set aside.',
      de: 'Sichte ein Fahrzeug, um das Schlachtfeld gegen ein beiseitegelegtes zu tauschen.',
    },
    abilities: [
      spotting(
        (s, seat) => spotsSubtype(s, seat, 'vehicle'),
        function* (t, me) {
          const other = yield* chooseId(t, me, 'switch-battlefield', unusedBattlefields(t.state))
          if (other !== null) switchBattlefield(t, other)
        },
      ),
    ],
  },
  // You Are In Command Now
  '11132': {
    text: {
      en: 'Ambush. Play a title from your hand or discard pile for 1 less, whatever its play restrictions.',
      de: 'Hinterhalt. Spiele einen Titel aus Hand oder Ablagestapel für 1 weniger, ungeachtet seiner Spielbeschränkungen.',
    },
    keywords: ['ambush'],
    abilities: [
      effect(function* (t, me) {
        const { hand, discard } = t.state.players[me.seat]
        const isTitle = (kind: CardNumber): boolean => hasSubtype(kind, 'title')
        yield* playOne(t, me, [...hand, ...discard], isTitle, { discount: 1, ignoresRestrictions: true })
      }),
    ],
  },
  // Coruscant Police
  '11135': {
    text: {
      en: 'Once you have played this support, you may remove a scoundrel die.',
      de: 'Nachdem du sie gespielt hast, darfst du einen Halunkenwürfel entfernen.',
    },
    abilities: [
      when('after play', {
        of: 'this',
        *run(t, me) {
          const isRogue = (die: Die): boolean => dieHasSubtype(t.state, die, 'scoundrel')
          yield* removeADie(t, me, 'any', isRogue, { optional: true })
        },
      }),
    ],
  },
}

/** "Spot a hero character." */
function spotsSide(s: State, seat: Seat, affiliation: 'hero' | 'villain'): boolean {
  return countCharacters(s, seat, ({ kind }) => factsOf(kind).affiliation === affiliation) > 0
}
