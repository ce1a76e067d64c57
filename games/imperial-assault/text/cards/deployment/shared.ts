/** Abilities that stand on several cards. */
import type { Words } from '@dejarik/kernel'
import { words } from '../../../facts/words.ts'

export const SHARED: { readonly [abilityName: string]: Words } = {
  assault: words(
    'It may use more than one of its actions to attack.',
    'Sie darf mehr als eine ihrer Aktionen für Angriffe verwenden.',
  ),
  brutality: words(
    'Two attacks, each on a different target.',
    'Zwei Angriffe, jeder gegen ein anderes Ziel.',
  ),
  cower: words(
    'Attacked beside a friendly figure: it may reroll one defense die.',
    'Wird sie neben einer befreundeten Figur angegriffen, darf sie einen Verteidigungswürfel neu würfeln.',
  ),
  cunning: words(
    'While defending, each of its evade results also counts as 1 block.',
    'Verteidigt sie sich, zählt jedes ihrer Vermeiden-Ergebnisse zusätzlich als 1 Blocken.',
  ),
  deadly: words('The defender loses 1 dodge.', 'Der Verteidiger verliert 1 Ausweichen.'),
  disposable: words('While defending it loses 1 dodge.', 'Verteidigt sie sich, verliert sie 1 Ausweichen.'),
  distracting: words(
    'A friendly figure that is attacked in a space beside it gets +1 evade.',
    'Wird eine befreundete Figur auf einem Feld neben ihr angegriffen, erhält diese +1 Vermeiden.',
  ),
  'efficient-travel': words(
    'Difficult terrain and hostile figures cost it no additional movement points.',
    'Unwegsames Gelände und feindliche Figuren kosten sie keine zusätzlichen Bewegungspunkte.',
  ),
  'combat-suit': words(
    'Attacks against it have 1 less Pierce.',
    'Angriffe gegen sie haben 1 Durchschlagen weniger.',
  ),
  foresight: words(
    'While defending it may reroll one defense die.',
    'Verteidigt sie sich, darf sie einen Verteidigungswürfel neu würfeln.',
  ),
  mounted: words(
    'Its activation begins with 3 movement points.',
    'Ihre Aktivierung beginnt mit 3 Bewegungspunkten.',
  ),
  'non-sentient': words('It cannot interact.', 'Sie kann nicht interagieren.'),
  'parting-shot': words(
    'With as much damage as health, it may interrupt with one more attack before it is defeated.',
    'Hat sie so viel Schaden wie Gesundheit, darf sie mit einem letzten Angriff unterbrechen, ehe sie besiegt ist.',
  ),
  'priority-target': words(
    'Figures do not block its lines of sight when it attacks.',
    'Figuren versperren ihr beim Angreifen keine Sichtlinien.',
  ),
  professional: words(
    'While attacking it may reroll one attack die.',
    'Greift sie an, darf sie einen Angriffswürfel neu würfeln.',
  ),
  protector: words(
    'A friendly figure that is attacked in a space beside it gets +1 block. Only one Protector counts in an attack.',
    'Wird eine befreundete Figur auf einem Feld neben ihr angegriffen, erhält diese +1 Blocken. Je Angriff zählt nur ein Beschützer.',
  ),
  pounce: words(
    'It is placed in an empty space within 3 spaces; then it may attack.',
    'Sie wird auf ein freies Feld innerhalb von 3 Feldern gesetzt; danach darf sie angreifen.',
  ),
  relentless: words(
    'When it declares an attack on a figure within 3 spaces, that figure suffers 1 strain.',
    'Deklariert sie einen Angriff auf eine Figur innerhalb von 3 Feldern, erleidet diese 1 Anstrengung.',
  ),
  'squad-training': words(
    'Attacking beside another friendly Trooper: it may reroll one attack die.',
    'Greift sie neben einem anderen befreundeten Truppler an, darf sie einen Angriffswürfel neu würfeln.',
  ),
  'targeting-computer': words(
    'While attacking it may reroll one attack die.',
    'Greift sie an, darf sie einen Angriffswürfel neu würfeln.',
  ),
}
