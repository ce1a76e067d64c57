/** Gideon Argus, Jyn Odan and Mak Eshka'rey. */
import { words } from '../../../facts/words.ts'
import type { AbilityTexts } from '../ability-texts.ts'

export const HEROES_2: AbilityTexts = {
  'sheet/gideon-argus': {
    command: words(
      'Action, 2 strain: another friendly figure within 3 spaces may interrupt to move or to attack.',
      'Aktion, 2 Anstrengung: Eine andere befreundete Figur innerhalb von 3 Feldern darf unterbrechen, um sich zu bewegen oder anzugreifen.',
    ),
    'disabling-shot': words(
      'His attacks with a ranged weapon have one more surge ability: Stun.',
      'Seine Angriffe mit einer Fernkampfwaffe haben eine Energiefähigkeit mehr: Betäuben.',
    ),
  },
  'gideon-argus/called-shot': {
    'called-shot': words(
      'Exhaust this card while he or a friendly figure attacks a target that he sees: +1 surge for the attack.',
      'Erschöpfe diese Karte, während er oder eine befreundete Figur ein Ziel angreift, das er sieht: +1 Energie für den Angriff.',
    ),
  },
  'gideon-argus/military-efficiency': {
    'military-efficiency': words(
      'Exhaust this card while he attacks: 1 damage becomes 1 surge. Exhaust it while he defends: 1 block becomes 1 evade.',
      'Erschöpfe diese Karte, während er angreift: 1 Schaden wird zu 1 Energie. Erschöpfe sie, während er verteidigt: 1 Blocken wird zu 1 Vermeiden.',
    ),
  },
  'gideon-argus/air-of-command': {
    'air-of-command': words(
      '+2 health. His Command may be for any other friendly figure that he sees, however far away.',
      '+2 Gesundheit. Sein Kommando kann jeder anderen befreundeten Figur gelten, die er sieht, wie weit sie auch weg ist.',
    ),
  },
  'gideon-argus/mobile-tactician': {
    'mobile-tactician': words(
      'After each Command he gains 2 movement points.',
      'Nach jedem Kommando erhält er 2 Bewegungspunkte.',
    ),
  },
  'gideon-argus/for-the-cause': {
    'for-the-cause': words(
      '1 strain and exhaust this card when another friendly figure within 3 spaces declares an attack: it becomes Focused in time for that attack.',
      '1 Anstrengung und diese Karte erschöpfen, wenn eine andere befreundete Figur innerhalb von 3 Feldern einen Angriff deklariert: Sie wird noch für diesen Angriff Fokussiert.',
    ),
  },
  'gideon-argus/rallying-shout': {
    'rallying-shout': words(
      'Exhaust this card in his activation: another hero whom he sees recovers 2 strain.',
      'Erschöpfe diese Karte in seiner Aktivierung: Ein anderer Held, den er sieht, regeneriert 2 Anstrengung.',
    ),
  },
  'gideon-argus/hammer-and-anvil': {
    'hammer-and-anvil': words(
      'Action, 2 strain: he and another friendly figure may each attack the same figure. The player of that figure says who begins; in the second attack it has no defense dice.',
      'Aktion, 2 Anstrengung: Er und eine andere befreundete Figur dürfen beide dieselbe Figur angreifen. Der Spieler dieser Figur bestimmt, wer beginnt; beim zweiten Angriff hat sie keine Verteidigungswürfel.',
    ),
  },
  'gideon-argus/masterstroke': {
    masterstroke: words(
      'Exhaust this card after a Command: he gives another one, without an action and without strain.',
      'Erschöpfe diese Karte nach einem Kommando: Er gibt noch eines, ohne Aktion und ohne Anstrengung.',
    ),
  },
  'sheet/jyn-odan': {
    'quick-draw': words(
      '2 strain at the start of a hostile figure’s activation: she interrupts to attack that figure with a pistol. Once a round, twice if she has 2 activation tokens.',
      '2 Anstrengung zu Beginn der Aktivierung einer feindlichen Figur: Sie unterbricht, um diese Figur mit einer Pistole anzugreifen. Einmal je Runde, zweimal mit 2 Aktivierungsmarkern.',
    ),
    opportunist: words(
      'After her attack, if the target suffered damage, she may move 1 space.',
      'Nach ihrem Angriff darf sie sich 1 Feld bewegen, wenn das Ziel Schaden erlitten hat.',
    ),
  },
  'jyn-odan/quick-as-a-whip': {
    'quick-as-a-whip': words(
      'After an attack on her she may move 1 space.',
      'Nach einem Angriff auf sie darf sie sich 1 Feld bewegen.',
    ),
  },
  'jyn-odan/smugglers-luck': {
    'smuggler-s-luck': words(
      'Exhaust this card in her attribute test: she rerolls any number of dice. Exhaust it after she has drawn a supply card: she discards that card and draws another. The heroes draw 1 more item in each upgrade stage.',
      'Erschöpfe diese Karte bei ihrer Probe: Sie würfelt beliebig viele Würfel neu. Erschöpfe sie, nachdem sie eine Versorgungskarte gezogen hat: Sie legt die Karte ab und zieht eine andere. Bei jeder Aufrüstung ziehen die Helden 1 Ausrüstungskarte mehr.',
    ),
  },
  'jyn-odan/cheap-shot': {
    'cheap-shot': words(
      'With Quick Draw she attacks with +1 damage and with one more surge ability: Stun.',
      'Mit Schnell gezogen greift sie mit +1 Schaden und einer weiteren Energiefähigkeit an: Betäuben.',
    ),
  },
  'jyn-odan/roll-with-it': {
    'roll-with-it': words(
      '1 strain when an attack on her is declared: +1 block, and she may turn any number of block results into evade.',
      '1 Anstrengung, wenn ein Angriff auf sie deklariert wird: +1 Blocken, und sie darf beliebig viele Blocken zu Vermeiden machen.',
    ),
  },
  'jyn-odan/get-cocky': {
    'get-cocky': words(
      'Exhaust this card after her attack has defeated its target: she recovers 2 strain or becomes Focused.',
      'Erschöpfe diese Karte, nachdem ihr Angriff sein Ziel besiegt hat: Sie regeneriert 2 Anstrengung oder wird Fokussiert.',
    ),
  },
  'jyn-odan/gunslinger': {
    gunslinger: words(
      'In attacks with a pistol she has the surge abilities of all pistols that she has brought. 1 strain and exhaust this card in any attack of hers: +1 surge.',
      'Bei Angriffen mit einer Pistole hat sie die Energiefähigkeiten aller Pistolen, die sie mitgebracht hat. 1 Anstrengung und diese Karte erschöpfen, bei irgendeinem ihrer Angriffe: +1 Energie.',
    ),
  },
  'jyn-odan/sidewinder': {
    sidewinder: words(
      'After each of her attacks she may move up to 2 spaces.',
      'Nach jedem ihrer Angriffe darf sie sich bis zu 2 Felder bewegen.',
    ),
  },
  'jyn-odan/trick-shot': {
    'trick-shot': words(
      '1 strain before she declares an attack with a ranged weapon: its lines of sight may begin in any space within 3 spaces of her. Distance is still counted from her.',
      '1 Anstrengung, bevor sie einen Angriff mit einer Fernkampfwaffe deklariert: Seine Sichtlinien dürfen in jedem Feld innerhalb von 3 Feldern beginnen. Die Entfernung zählt weiter von ihr aus.',
    ),
  },
  'sheet/mak-eshkarey': {
    ambush: words(
      '1 strain when he declares an attack on a figure that does not see him: Pierce 2.',
      '1 Anstrengung, wenn er einen Angriff auf eine Figur deklariert, die ihn nicht sieht: Durchschlagen 2.',
    ),
    covert: words(
      'Hostile figures 4 or more spaces away do not see him, and he is not in the way of their lines of sight.',
      'Feindliche Figuren, die 4 oder mehr Felder entfernt sind, sehen ihn nicht, und ihren Sichtlinien ist er nicht im Weg.',
    ),
  },
  'mak-eshkarey/disengage': {
    disengage: words(
      '1 strain and exhaust this card when a hostile figure enters a space within 3 spaces of him: he gains 3 movement points, to be spent at once outside of his activation.',
      '1 Anstrengung und diese Karte erschöpfen, wenn eine feindliche Figur ein Feld innerhalb von 3 Feldern um ihn betritt: Er erhält 3 Bewegungspunkte, die er außerhalb seiner Aktivierung sofort ausgibt.',
    ),
  },
  'mak-eshkarey/supply-network': {
    'supply-network': words(
      'Exhaust this card in his activation: he tests insight. If he passes, the top supply card is revealed and goes back on top of its deck or under it. Action, deplete this card: he draws a supply card.',
      'Erschöpfe diese Karte in seiner Aktivierung: Er macht eine Probe auf Verständnis. Besteht er, wird die oberste Versorgungskarte aufgedeckt und kommt oben auf ihren Stapel oder darunter. Aktion, diese Karte verbrauchen: Er zieht eine Versorgungskarte.',
    ),
  },
  'mak-eshkarey/jeswandi-training': {
    'jeswandi-training': words(
      '+2 health. Exhaust this card after the attack of a hostile figure within 3 spaces: he becomes Focused.',
      '+2 Gesundheit. Erschöpfe diese Karte nach dem Angriff einer feindlichen Figur innerhalb von 3 Feldern: Er wird Fokussiert.',
    ),
  },
  'mak-eshkarey/target-acquired': {
    'target-acquired': words(
      '1 strain and exhaust this card before he declares an attack: figures do not block his line of sight for it, and it has +2 accuracy.',
      '1 Anstrengung und diese Karte erschöpfen, bevor er einen Angriff deklariert: Figuren blockieren dafür seine Sichtlinie nicht, und der Angriff hat +2 Zielsicherheit.',
    ),
  },
  'mak-eshkarey/execute': {
    execute: words(
      'After his attack has defeated its target he recovers 1 strain. 1 strain and exhaust this card in an attack with Ambush: all white dice leave the target’s defense pool.',
      'Nachdem sein Angriff sein Ziel besiegt hat, regeneriert er 1 Anstrengung. 1 Anstrengung und diese Karte erschöpfen, bei einem Angriff mit Hinterhalt: Alle weißen Würfel verlassen den Verteidigungspool des Ziels.',
    ),
  },
  'mak-eshkarey/expertise': {
    expertise: words(
      '1 strain and exhaust this card after he has interacted in his activation: he has 1 more action.',
      '1 Anstrengung und diese Karte erschöpfen, nachdem er in seiner Aktivierung interagiert hat: Er hat 1 Aktion mehr.',
    ),
  },
  'mak-eshkarey/decoy': {
    decoy: words(
      'Deplete this card when an attack on him is declared: it misses. After it he may be placed in an empty space within 3 spaces; then he becomes Focused and may attack.',
      'Verbrauche diese Karte, wenn ein Angriff auf ihn deklariert wird: Er geht fehl. Danach darf er in ein leeres Feld innerhalb von 3 Feldern platziert werden; dann wird er Fokussiert und darf angreifen.',
    ),
  },
  'mak-eshkarey/no-escape': {
    'no-escape': words(
      '2 strain and exhaust this card after an attack that has not defeated its target: he becomes Focused and attacks the same figure again.',
      '2 Anstrengung und diese Karte erschöpfen, nach einem Angriff, der sein Ziel nicht besiegt hat: Er wird Fokussiert und greift dieselbe Figur noch einmal an.',
    ),
  },
}
