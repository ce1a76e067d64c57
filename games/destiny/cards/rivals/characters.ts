/** Rivals: characters, all of them neutral. */

import type { Flow } from '@dejarik/kernel'
import { type Affiliation, factsOf } from '../../facts/index.ts'
import { always, type Me, special, type Texts, when } from '../../rules/abilities.ts'
import { costOnCard } from '../../rules/actions/play-cost.ts'
import { chooseCard, chooseId, upgradesOn } from '../../rules/choose.ts'
import { discardFromPlay } from '../../rules/defeat.ts'
import { discardCards } from '../../rules/hand.ts'
import { gainResources } from '../../rules/resources.ts'
import { moveUpgrade } from '../../rules/upgrades.ts'
import type { Card, T } from '../../state.ts'
import { damageACharacter, hasSubtype, resolveOne, shieldACharacter } from '../words.ts'

/** "Discard a hero (villain) card from your hand to …": which affiliation the card had; null if none was discarded. */
function* discardSided(t: T, me: Me): Flow<Affiliation | null> {
  const s = t.state
  const sideOf = (card: number): Affiliation => factsOf(s.kinds[card]).affiliation
  const open = s.players[me.seat].hand.filter((card) => sideOf(card) !== 'neutral')
  const card = yield* chooseId(t, me, 'discard', open)
  if (card === null) return null
  yield* discardCards(t, me.seat, [card])
  return sideOf(card)
}

export const RIVALS_CHARACTERS: Texts = {
  // Anakin Skywalker, Conflicted Apprentice
  '06001': {
    text: {
      en: 'Darth Vader can’t be in your team. Special – Discard a hand card of a hero to give a character 2 shields, or one of a villain to deal 2 damage to a character.',
      de: 'Darth Vader kann nicht in deinem Team sein. Spezial – Lege eine Heldenkarte deiner Hand ab, um einem Charakter 2 Schilde zu geben, oder eine Schurkenkarte, um einem Charakter 2 Schaden zuzufügen.',
    },
    abilities: [
      special(function* (t, me) {
        const side = yield* discardSided(t, me)
        if (side === 'hero') yield* shieldACharacter(t, me, 2)
        else if (side === 'villain') yield* damageACharacter(t, me, 2)
      }),
    ],
  },
  // Lobot, Cyborg Aide
  '06002': {
    text: {
      en: 'While you control the battlefield, this character has guardian. Special – Resolve one of your dice; its value is 2 higher.',
      de: 'Solange du das Schlachtfeld kontrollierst, hat dieser Charakter Beschützer. Spezial – Handle einen deiner Würfel ab; sein Wert ist um 2 höher.',
    },
    abilities: [
      always({
        gives: (s, me, card) => (card.id === me.card && s.controller === me.seat ? ['guardian'] : []),
      }),
      special(function* (t, me) {
        yield* resolveOne(t, me, () => true, { plus: 2 })
      }),
    ],
  },
  // Ketsu Onyo, Black Sun Operative
  '06003': {
    text: {
      en: 'Before another of your characters is defeated, you may move one of its weapons to this character.',
      de: 'Bevor ein anderer deiner Charaktere besiegt wird, darfst du eine seiner Waffen zu diesem Charakter verschieben.',
    },
    abilities: [
      when('before defeat', {
        if: (_s, me, { card, controller }) => controller === me.seat && card !== me.card,
        *run(t, me, { card }) {
          const weapons = upgradesOn(t.state, card).filter(({ kind }) => hasSubtype(kind, 'weapon'))
          const weapon = yield* chooseCard(t, me, 'take-upgrade', weapons, { optional: true })
          if (weapon !== null) yield* moveUpgrade(t, weapon.id, me.card)
        },
      }),
    ],
  },
  // Jawa Scavenger
  '06004': {
    text: {
      en: 'Once you have activated this character, you may discard one of your supports or upgrades in play that costs at least 2 to get 1 resource.',
      de: 'Nachdem du diesen Charakter aktiviert hast, darfst du eine deiner Unterstützungen oder Aufwertungen im Spiel ablegen, die mindestens 2 kostet, um 1 Ressource zu erhalten.',
    },
    abilities: [
      when('after activate', {
        of: 'this-by-you',
        *run(t, me) {
          const isScrap = ({ controller, kind, type }: Card): boolean =>
            controller === me.seat && (type === 'support' || type === 'upgrade') && costOnCard(kind) >= 2
          const scrap = yield* chooseCard(t, me, 'discard-from-play', t.state.cards.filter(isScrap), {
            optional: true,
          })
          if (scrap !== null && (yield* discardFromPlay(t, me, scrap.id, 'card')))
            gainResources(t, me.seat, 1)
        },
      }),
    ],
  },
}
