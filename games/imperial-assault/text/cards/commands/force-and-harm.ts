/** Command cards of the Force, and those that hurt or hinder. */
import type { Words } from '@dejarik/kernel'
import { words } from '../../../facts/words.ts'

export const FORCE_AND_HARM: { readonly [cardId: string]: Words } = {
  'force-lightning': words(
    'Action: a hostile figure in line of sight within 2 spaces and everybody beside it suffer 2 damage and become Stunned.',
    'Aktion: Eine feindliche Figur in Sichtlinie innerhalb von 2 Feldern und alle neben ihr erleiden 2 Schaden und werden Betäubt.',
  ),
  'telekinetic-throw': words(
    'Action: roll 2 blue dice; a hostile figure in line of sight within 3 spaces suffers the damage.',
    'Aktion: Wirf 2 blaue Würfel; eine feindliche Figur in Sichtlinie innerhalb von 3 Feldern erleidet den Schaden.',
  ),
  'force-push': words(
    'During its activation: push another small figure within 3 spaces up to 2 spaces.',
    'In ihrer Aktivierung: Stoße eine andere kleine Figur innerhalb von 3 Feldern um bis zu 2 Felder.',
  ),
  'dark-energy': words(
    'During its activation: push another small figure within 3 spaces up to 1 space; it suffers 1 damage.',
    'In ihrer Aktivierung: Stoße eine andere kleine Figur innerhalb von 3 Feldern um bis zu 1 Feld; sie erleidet 1 Schaden.',
  ),
  'force-rush': words(
    'Start of its activation: 2 movement points.',
    'Beginn ihrer Aktivierung: 2 Bewegungspunkte.',
  ),
  'force-surge': words(
    'End of its activation: move up to 1 space; then an adjacent hostile figure suffers 2 damage and 1 strain.',
    'Ende ihrer Aktivierung: Bewege dich bis zu 1 Feld; danach erleidet eine benachbarte feindliche Figur 2 Schaden und 1 Anstrengung.',
  ),
  'knowledge-and-defense': words(
    'Action: in this round this figure defends with 1 white die more.',
    'Aktion: In dieser Runde verteidigt sich diese Figur mit 1 weißen Würfel mehr.',
  ),
  'deadly-precision': words(
    'Start of its activation: in this round its attacks take 1 dodge away.',
    'Beginn ihrer Aktivierung: In dieser Runde nehmen ihre Angriffe 1 Ausweichen weg.',
  ),
  meditation: words(
    'Action: 1 action more in its next activation.',
    'Aktion: 1 Aktion mehr in ihrer nächsten Aktivierung.',
  ),
  'expose-weakness': words(
    'Action: the next attack on an adjacent hostile figure, whoever makes it, has Pierce 3.',
    'Aktion: Der nächste Angriff auf eine benachbarte feindliche Figur hat, von wem auch immer, Durchschlagen 3.',
  ),
  'capture-the-weary': words(
    'Action: an adjacent hostile figure becomes Weakened; if it is already, it suffers 2 strain instead.',
    'Aktion: Eine benachbarte feindliche Figur wird Geschwächt; ist sie es schon, erleidet sie stattdessen 2 Anstrengung.',
  ),
  roar: words(
    'Action, with 3 or more damage: up to 3 adjacent hostile figures become Stunned.',
    'Aktion, mit 3 oder mehr Schaden: Bis zu 3 benachbarte feindliche Figuren werden Betäubt.',
  ),
  'wookiee-rage': words(
    'Action: an adjacent hostile figure suffers as much damage as this one has, at most 3.',
    'Aktion: Eine benachbarte feindliche Figur erleidet so viel Schaden, wie diese hat, höchstens 3.',
  ),
  cripple: words(
    'Action: until the end of the round an adjacent hostile figure cannot leave its space of its own will.',
    'Aktion: Bis zum Ende der Runde kann eine benachbarte feindliche Figur ihr Feld nicht freiwillig verlassen.',
  ),
  'grisly-contest': words(
    'During its activation: an adjacent hostile figure suffers 2 damage, then this one 2 strain.',
    'In ihrer Aktivierung: Eine benachbarte feindliche Figur erleidet 2 Schaden, danach diese 2 Anstrengung.',
  ),
  merciless: words(
    'Action, beside a hostile figure: gain 3 victory points, unless your opponent discards the top 2 cards of his command deck.',
    'Aktion, neben einer feindlichen Figur: Du erhältst 3 Siegpunkte, es sei denn, dein Gegner legt die obersten 2 Karten seines Befehlsstapels ab.',
  ),
  'toxic-dart': words(
    'During its activation: a hostile figure in line of sight within 3 spaces suffers 1 strain and becomes Weakened.',
    'In ihrer Aktivierung: Eine feindliche Figur in Sichtlinie innerhalb von 3 Feldern erleidet 1 Anstrengung und wird Geschwächt.',
  ),
  'out-of-time': words(
    'During its activation: a hostile figure in line of sight within 3 spaces suffers as much strain as the number of the round.',
    'In ihrer Aktivierung: Eine feindliche Figur in Sichtlinie innerhalb von 3 Feldern erleidet so viel Anstrengung, wie die Runde zählt.',
  ),
  'eerie-visage': words(
    'Action: every hostile figure that sees this one suffers 1 strain and becomes Weakened.',
    'Aktion: Jede feindliche Figur, die diese sieht, erleidet 1 Anstrengung und wird Geschwächt.',
  ),
  triangulate: words(
    'Action: a figure in line of sight within 5 spaces suffers 1 damage for each of your Droids that sees it, at most 3.',
    'Aktion: Eine Figur in Sichtlinie innerhalb von 5 Feldern erleidet 1 Schaden je Droide von dir, der sie sieht, höchstens 3.',
  ),
  grenadier: words(
    'Action: choose a space within 3 spaces and roll 1 red die; everybody on it and beside it suffers the damage.',
    'Aktion: Wähle ein Feld innerhalb von 3 Feldern und wirf 1 roten Würfel; alle darauf und daneben erleiden den Schaden.',
  ),
}
