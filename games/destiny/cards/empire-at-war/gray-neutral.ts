/** Empire at War: gray neutral cards. */
import { factsOf, sideOf } from '../../facts/index.ts'
import { action, always, effect, special, type Texts, when } from '../../rules/abilities.ts'
import { costOnCard } from '../../rules/actions/play-cost.ts'
import { cardsOfType, chooseCard, diceIn } from '../../rules/choose.ts'
import { dealToEach } from '../../rules/damage.ts'
import { discardFromPlay, returnToHand } from '../../rules/defeat.ts'
import { reroll } from '../../rules/dice.ts'
import { giveAdditionalAction } from '../../rules/keywords.ts'
import { gainResources } from '../../rules/resources.ts'
import { agrees, hostDice, ownDice, rerollOne, turnThisDie } from '../deeds.ts'
import { activateSome, maySpend, someCharacters } from '../more-words.ts'
import { hostOf, removeADie, turnADie } from '../words.ts'

export const EMPIRE_GRAY_NEUTRAL: Texts = {
  // Z-95 Headhunter
  '03056': { text: { en: '', de: '' }, abilities: [] },
  // Chance Cube
  '03057': {
    text: {
      en: 'Before you activate its character, return this upgrade to your hand unless you spend 1 resource.',
      de: 'Bevor du den Träger aktivierst, nimm diese Aufwertung auf die Hand zurück, falls du nicht 1 Ressource ausgibst.',
    },
    short: {
      en: 'Before you activate its character: spend 1 or return this to your hand.',
      de: 'Bevor du den Träger aktivierst: Zahle 1, oder sie geht auf die Hand.',
    },
    abilities: [
      when('before activate', {
        of: 'attached',
        *run(t, me) {
          if (!(yield* maySpend(t, me, 1))) yield* returnToHand(t, me, me.card)
        },
      }),
    ],
  },
  // Lead by Example
  '03059': {
    text: {
      en: 'Once you have activated its character, you may activate one of your supports.',
      de: 'Nachdem du den Träger aktiviert hast, darfst du eine deiner Unterstützungen aktivieren.',
    },
    short: {
      en: 'After its character is activated, you may activate one of your supports.',
      de: 'Nach Aktivierung des Trägers: Aktiviere eine Unterstützung.',
    },
    abilities: [
      when('after activate', {
        of: 'attached',
        *run(t, me) {
          yield* activateSome(t, me, 1, ({ type }) => type === 'support')
        },
      }),
    ],
  },
  // Scatterblaster
  '03060': {
    text: {
      en: 'Special – Deal 1 damage each to up to 4 different characters. Action – Remove one of its character’s own dice to turn this die to any side.',
      de: 'Spezial – Füge bis zu 4 verschiedenen Charakteren je 1 Schaden zu. Aktion – Entferne einen eigenen Würfel des Trägers, um diesen Würfel auf eine beliebige Seite zu drehen.',
    },
    short: {
      en: 'Special – 1 damage to up to 4. Action – Remove a character die: turn this.',
      de: 'Spezial – Je 1 Schaden an 4. Aktion – Charakterwürfel weg: Drehe ihn.',
    },
    abilities: [
      special(function* (t, me) {
        const targets = yield* someCharacters(t, me, { min: 0, max: 4 })
        const shares = targets.map(({ id }) => ({ card: id, amount: 1 }))
        yield* dealToEach(t, me, shares)
      }),
      action({
        if: (s, me) => ownDice(s, me).length > 0 && hostDice(s, me).length > 0,
        *run(t, me) {
          const dice = hostDice(t.state, me)
          if ((yield* removeADie(t, me, 'any', (die) => dice.includes(die))) !== null)
            yield* turnThisDie(t, me)
        },
      }),
    ],
  },
  // Dangerous Mission
  '03146': {
    text: {
      en: 'Turn a die to a side that shows a resource cost.',
      de: 'Drehe einen Würfel auf eine Seite, die Ressourcenkosten zeigt.',
    },
    abilities: [
      effect(function* (t, me) {
        yield* turnADie(t, me, diceIn(t.state, me, 'any'), (die, side) => sideOf(die.kind, side).cost > 0)
      }),
    ],
  },
  // Partnership
  '03148': {
    text: {
      en: 'Activate one of your characters and one of your supports. Then you may spend 1 resource for an additional action.',
      de: 'Aktiviere einen deiner Charaktere und eine deiner Unterstützungen. Dann darfst du 1 Ressource für eine zusätzliche Aktion ausgeben.',
    },
    abilities: [
      effect(function* (t, me) {
        const first = yield* activateSome(t, me, 1, ({ type }) => type === 'character', {})
        const second = yield* activateSome(t, me, 1, ({ type }) => type === 'support', {})
        if (first.length + second.length === 2 && (yield* maySpend(t, me, 1))) giveAdditionalAction(t, me)
      }),
    ],
  },
  // Recycle
  '03149': {
    text: {
      en: 'Discard one of your supports from play. Then gain as many resources as it costs.',
      de: 'Lege eine deiner Unterstützungen aus dem Spiel ab. Erhalte dann so viele Ressourcen, wie sie kostet.',
    },
    abilities: [
      effect(function* (t, me) {
        const mine = cardsOfType(t.state, 'support', me, 'yours')
        const support = yield* chooseCard(t, me, 'discard-from-play', mine)
        if (support !== null && (yield* discardFromPlay(t, me, support.id, 'card')))
          gainResources(t, me.seat, costOnCard(support.kind))
      }),
    ],
  },
  // Rend
  '03150': {
    text: {
      en: 'Discard a support or upgrade from play that costs 0.',
      de: 'Lege eine Unterstützung oder Aufwertung, die 0 kostet, aus dem Spiel ab.',
    },
    abilities: [
      effect(function* (t, me) {
        const free = t.state.cards.filter(
          ({ type, kind }) => (type === 'support' || type === 'upgrade') && factsOf(kind).cost === 0,
        )
        const card = yield* chooseCard(t, me, 'discard-from-play', free)
        if (card !== null) yield* discardFromPlay(t, me, card.id, 'card')
      }),
    ],
  },
  // Roll On
  '03151': {
    text: {
      en: 'Reroll one of your dice; you may reroll it again, and once more.',
      de: 'Wirf einen deiner Würfel neu; du darfst ihn noch einmal neu werfen, und noch ein weiteres Mal.',
    },
    abilities: [
      effect(function* (t, me) {
        const die = yield* rerollOne(t, me, 'yours')
        for (let i = 0; i < 2 && die !== null && (yield* agrees(t, me)); i++) yield* reroll(t, me, [die])
      }),
    ],
  },
  // Plastoid Armor
  '03152': {
    text: { en: 'Its character has 1 health more.', de: 'Der Träger hat 1 Ausdauer mehr.' },
    abilities: [always({ health: (s, me, card) => (hostOf(s, me)?.id === card.id ? 1 : 0) })],
  },
}
