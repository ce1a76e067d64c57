import { words } from '../../../facts/words.ts'
import type { AbilityTexts } from '../ability-texts.ts'

export const SUPPLY_TEXTS: AbilityTexts = {
  'supply/adrenal-stim': {
    'adrenal-stim': words(
      'Discard during the hero’s activation: it or an adjacent friendly figure recovers 3 strain and becomes Focused.',
      'Ablegen während der Aktivierung des Helden: Er oder eine benachbarte befreundete Figur regeneriert 3 Anstrengung und wird Fokussiert.',
    ),
  },
  'supply/bacta-infusion': {
    'bacta-infusion': words(
      'Discard during the hero’s activation: it or an adjacent friendly figure recovers 3 damage and gets rid of any number of Harmful conditions.',
      'Ablegen während der Aktivierung des Helden: Er oder eine benachbarte befreundete Figur regeneriert 3 Schaden und wird beliebig viele schädliche Zustände los.',
    ),
  },
  'supply/c1-comlink': {
    'c1-comlink': words(
      'Discard at the start of a round: a deployment card of your choice that is not elite is exhausted.',
      'Ablegen zu Beginn einer Runde: Eine Aufstellungskarte deiner Wahl, die keine Elitekarte ist, wird erschöpft.',
    ),
  },
  'supply/c22-frag-grenade': {
    'c22-frag-grenade': words(
      'Action, then discarded: a space within 3 spaces; everybody and everything in it or beside it suffers the damage of a red die.',
      'Aktion, danach abgelegt: ein Feld innerhalb von 3 Feldern; alle Figuren und Objekte darauf und daneben erleiden den Schaden eines roten Würfels.',
    ),
  },
  'supply/emergency-medpac': {
    'emergency-medpac': words(
      'Discard after resting: the hero or an adjacent friendly figure recovers 5 damage.',
      'Ablegen nach dem Ausruhen: Der Held oder eine benachbarte befreundete Figur regeneriert 5 Schaden.',
    ),
  },
  'supply/shock-grenade': {
    'shock-grenade': words(
      'Action, then discarded: a space within 3 spaces; every figure in it or beside it suffers the damage of a yellow die and becomes Stunned.',
      'Aktion, danach abgelegt: ein Feld innerhalb von 3 Feldern; jede Figur darauf und daneben erleidet den Schaden eines gelben Würfels und wird Betäubt.',
    ),
  },
  'supply/troop-data': {
    'troop-data': words(
      'When it is drawn, the Imperial player shows the deployment cards in his hand and his reserved groups. Then it is discarded.',
      'Sobald sie gezogen wird, zeigt der imperiale Spieler die Aufstellungskarten auf seiner Hand und seine Reservegruppen. Danach wird sie abgelegt.',
    ),
  },
  'supply/valuable-goods': {
    'valuable-goods': words(
      'At the end of the mission the heroes get 100 credits for it.',
      'Am Ende des Einsatzes erhalten die Helden dafür 100 Credits.',
    ),
  },
}
