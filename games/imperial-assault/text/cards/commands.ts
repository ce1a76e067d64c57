/** What command cards do. What a card lays on a figure or a player has the card's name, and so its text. */
import type { Words } from '@dejarik/kernel'
import { COMMAND_CARDS, slugOf } from '../../facts/index.ts'
import { words } from '../../facts/words.ts'
import type { AbilityTexts } from './ability-texts.ts'
import { ATTACK_CARDS } from './commands/attack-cards.ts'
import { CARE_AND_MOVEMENT } from './commands/care-and-movement.ts'
import { FIGHTS } from './commands/fights.ts'
import { FORCE_AND_HARM } from './commands/force-and-harm.ts'
import { TURNS_AND_DECKS } from './commands/turns-and-decks.ts'

const BY_CARD: { readonly [cardId: string]: Words } = {
  ...ATTACK_CARDS,
  ...CARE_AND_MOVEMENT,
  ...FIGHTS,
  ...FORCE_AND_HARM,
  ...TURNS_AND_DECKS,
}

/** The second special action of a card that offers two. */
const MOVE_INTO_POSITION = words(
  'Two actions: perform a move; in this round this figure defends with +2 block.',
  'Zwei Aktionen: Führe eine Bewegung durch; in dieser Runde verteidigt sich diese Figur mit +2 Blocken.',
)

export const COMMAND_TEXTS: AbilityTexts = {
  ...Object.fromEntries(
    COMMAND_CARDS.filter(({ id }) => Object.hasOwn(BY_CARD, id)).map(({ id, name }) => [
      id,
      { [slugOf(name.en)]: BY_CARD[id] },
    ]),
  ),
  'take-position': {
    'take-position': BY_CARD['take-position'],
    'take-position-and-move': MOVE_INTO_POSITION,
  },
}
