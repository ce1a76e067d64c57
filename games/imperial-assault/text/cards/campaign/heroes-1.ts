/** Diala Passil, Fenn Signis and Gaarkhan. */
import { words } from '../../../facts/words.ts'
import type { AbilityTexts } from '../ability-texts.ts'

export const HEROES_1: AbilityTexts = {
  'sheet/diala-passil': {
    'precise-strike': words(
      '2 strain, once an activation, in an attack with a melee weapon: she removes a die of her choice from the target’s defense pool before the roll.',
      '2 Anstrengung, einmal je Aktivierung, bei einem Angriff mit einer Nahkampfwaffe: Sie entfernt vor dem Wurf einen Würfel ihrer Wahl aus dem Verteidigungspool des Ziels.',
    ),
    foresight: words(
      '1 strain, once in each attack on her: she rerolls a defense die.',
      '1 Anstrengung, einmal in jedem Angriff auf sie: Sie würfelt einen Verteidigungswürfel neu.',
    ),
  },
  'diala-passil/force-adept': {
    'force-adept': words(
      '1 strain while she or any friendly figure attacks or tests an attribute: that figure rerolls one of its dice. Exhaust this card when she tests strength or tech: one more blue die.',
      '1 Anstrengung, während sie oder irgendeine befreundete Figur angreift oder eine Eigenschaft prüft: Diese Figur würfelt einen ihrer Würfel neu. Erschöpfe diese Karte, wenn sie Stärke oder Technik prüft: ein blauer Würfel mehr.',
    ),
  },
  'diala-passil/force-throw': {
    'force-throw': words(
      '2 strain and exhaust this card in her activation: she chooses another small figure within 3 spaces and tests insight. If she passes, she pushes it up to 3 spaces; a hostile one then suffers 1 damage.',
      '2 Anstrengung und diese Karte erschöpfen, in ihrer Aktivierung: Sie wählt eine andere kleine Figur innerhalb von 3 Feldern und prüft Verständnis. Besteht sie, stößt sie die Figur bis zu 3 Felder; eine feindliche erleidet danach 1 Schaden.',
    ),
  },
  'diala-passil/battle-meditation': {
    'battle-meditation': words(
      'When she rests in her activation, she may test insight. If she passes, she or a friendly figure of her choice becomes Focused.',
      'Wenn sie sich in ihrer Aktivierung ausruht, darf sie Verständnis prüfen. Besteht sie, wird sie oder eine befreundete Figur ihrer Wahl Fokussiert.',
    ),
  },
  'diala-passil/defensive-stance': {
    'defensive-stance': words(
      'An attack in which she uses Foresight gives her +1 block. After an attack on her that did her no damage she becomes Focused.',
      'Ein Angriff, in dem sie Voraussicht einsetzt, gibt ihr +1 Blocken. Nach einem Angriff auf sie, bei dem sie keinen Schaden erlitten hat, wird sie Fokussiert.',
    ),
  },
  'diala-passil/art-of-movement': {
    'art-of-movement': words(
      '+1 speed. She pays nothing extra for difficult terrain and for spaces with hostile figures.',
      '+1 Geschwindigkeit. Unwegsames Gelände und Felder mit feindlichen Figuren kosten sie nichts zusätzlich.',
    ),
  },
  'diala-passil/snap-kick': {
    'snap-kick': words(
      'Exhaust this card after her attack with a melee weapon: a hostile figure beside her suffers the damage that a green die shows.',
      'Erschöpfe diese Karte nach ihrem Angriff mit einer Nahkampfwaffe: Eine feindliche Figur neben ihr erleidet so viel Schaden, wie ein grüner Würfel zeigt.',
    ),
  },
  'diala-passil/dancing-weapon': {
    'dancing-weapon': words(
      'Action, 1 strain: a ranged attack with a melee weapon, with one more blue die and a surge for +2 accuracy and +1 damage.',
      'Aktion, 1 Anstrengung: ein Fernkampfangriff mit einer Nahkampfwaffe, mit einem blauen Würfel mehr und einer Energie für +2 Zielsicherheit und +1 Schaden.',
    ),
  },
  'diala-passil/way-of-the-sarlacc': {
    'way-of-the-sarlacc': words(
      'Action, 2 strain: an attack with a melee weapon on each hostile figure beside her, in the order that she likes.',
      'Aktion, 2 Anstrengung: ein Angriff mit einer Nahkampfwaffe auf jede feindliche Figur neben ihr, in beliebiger Reihenfolge.',
    ),
  },
  'sheet/fenn-signis': {
    'havoc-shot': words(
      '1 strain, once in each of his attacks with a ranged weapon: the attack gains Blast 1.',
      '1 Anstrengung, einmal in jedem seiner Angriffe mit einer Fernkampfwaffe: Der Angriff erhält Explosion 1.',
    ),
    'lone-wolf': words(
      'If no friendly figure is beside him at the end of his activation, he recovers 1 strain.',
      'Steht am Ende seiner Aktivierung keine befreundete Figur neben ihm, regeneriert er 1 Anstrengung.',
    ),
  },
  'fenn-signis/tactical-movement': {
    'tactical-movement': words(
      'Exhaust this card at the start of his activation: he or a friendly figure within 3 spaces gains 2 movement points.',
      'Erschöpfe diese Karte zu Beginn seiner Aktivierung: Er oder eine befreundete Figur innerhalb von 3 Feldern erhält 2 Bewegungspunkte.',
    ),
  },
  'fenn-signis/take-cover': {
    'take-cover': words(
      '1 strain and exhaust this card when he is attacked: one more white die in his defense pool.',
      '1 Anstrengung und diese Karte erschöpfen, wenn er angegriffen wird: ein weißer Würfel mehr in seinem Verteidigungspool.',
    ),
  },
  'fenn-signis/adrenaline-rush': {
    'adrenaline-rush': words(
      'Exhaust this card after an attack that did him damage: he tests strength. If he passes, he recovers 3 strain.',
      'Erschöpfe diese Karte nach einem Angriff, bei dem er Schaden erlitten hat: Er prüft Stärke. Besteht er, regeneriert er 3 Anstrengung.',
    ),
  },
  'fenn-signis/weapon-expert': {
    'weapon-expert': words(
      '1 strain, once in each of his attacks: Pierce 1 and +2 accuracy.',
      '1 Anstrengung, einmal in jedem seiner Angriffe: Durchschlagen 1 und +2 Zielsicherheit.',
    ),
  },
  'fenn-signis/suppressive-fire': {
    'suppressive-fire': words(
      '1 strain and exhaust this card after an attack with Havoc Shot: for each figure that suffered damage from it, also from its Blast, its player chooses whether it suffers 1 damage or becomes Stunned; one that is Stunned already suffers the damage.',
      '1 Anstrengung und diese Karte erschöpfen, nach einem Angriff mit Verheerendem Schuss: Für jede Figur, die dabei Schaden erlitten hat, auch durch die Explosion, wählt ihr Spieler, ob sie 1 Schaden erleidet oder Betäubt wird; ist sie schon Betäubt, erleidet sie den Schaden.',
    ),
  },
  'fenn-signis/trench-fighter': {
    'trench-fighter': words(
      'Exhaust this card when he attacks a figure within 3 spaces: +2 damage.',
      'Erschöpfe diese Karte, wenn er eine Figur innerhalb von 3 Feldern angreift: +2 Schaden.',
    ),
  },
  'fenn-signis/rebel-elite': {
    'rebel-elite': words(
      '+3 health and +1 endurance. Havoc Shot gives Blast 2 instead of Blast 1.',
      '+3 Gesundheit und +1 Ausdauer. Verheerender Schuss gibt Explosion 2 statt Explosion 1.',
    ),
  },
  'fenn-signis/superior-positioning': {
    'superior-positioning': words(
      'Action, 1 strain: he moves up to as many spaces as his speed and becomes Focused. As long as he is Focused, he defends with +1 block.',
      'Aktion, 1 Anstrengung: Er bewegt sich bis zu so viele Felder, wie seine Geschwindigkeit beträgt, und wird Fokussiert. Solange er Fokussiert ist, verteidigt er sich mit +1 Blocken.',
    ),
  },
  'sheet/gaarkhan': {
    charge: words(
      'Action, 2 strain: he moves up to as many spaces as his speed; then he may attack with a melee weapon.',
      'Aktion, 2 Anstrengung: Er bewegt sich bis zu so viele Felder, wie seine Geschwindigkeit beträgt; danach darf er mit einer Nahkampfwaffe angreifen.',
    ),
    rage: words(
      'After an attack on him that did him 3 or more damage he becomes Focused.',
      'Nach einem Angriff auf ihn, bei dem er 3 oder mehr Schaden erlitten hat, wird er Fokussiert.',
    ),
  },
  'gaarkhan/wookiee-fortitude': {
    'wookiee-fortitude': words(
      '1 strain and exhaust this card in his activation: he recovers 2 damage or discards one of his conditions.',
      '1 Anstrengung und diese Karte erschöpfen, in seiner Aktivierung: Er regeneriert 2 Schaden oder legt einen seiner Zustände ab.',
    ),
  },
  'gaarkhan/wookiee-loyalty': {
    'wookiee-loyalty': words(
      'Exhaust this card while he or a friendly figure beside him defends: +1 block.',
      'Erschöpfe diese Karte, während er oder eine befreundete Figur neben ihm sich verteidigt: +1 Blocken.',
    ),
  },
  'gaarkhan/ferocity': {
    ferocity: words(
      'When he attacks while Focused, he adds a red die instead of the green one, and has a surge for Cleave 1 in this attack.',
      'Greift er Fokussiert an, nimmt er einen roten statt des grünen Würfels hinzu und hat in diesem Angriff eine Energie für Rundschlag 1.',
    ),
  },
  'gaarkhan/staggering-blow': {
    'staggering-blow': words(
      '1 strain and exhaust this card after his attack that did the target 3 or more damage: the target becomes Stunned.',
      '1 Anstrengung und diese Karte erschöpfen, nach seinem Angriff, bei dem das Ziel 3 oder mehr Schaden erlitten hat: Das Ziel wird Betäubt.',
    ),
  },
  'gaarkhan/rampage': {
    rampage: words(
      'After his Charge each hostile figure beside him suffers 1 damage.',
      'Nach seinem Ansturm erleidet jede feindliche Figur neben ihm 1 Schaden.',
    ),
  },
  'gaarkhan/vicious-strike': {
    'vicious-strike': words(
      '1 strain when he attacks with a melee weapon: +1 damage.',
      '1 Anstrengung, wenn er mit einer Nahkampfwaffe angreift: +1 Schaden.',
    ),
  },
  'gaarkhan/brutal-cleave': {
    'brutal-cleave': words(
      '1 strain and exhaust this card after his attack with a melee weapon: he attacks once more, another figure or object that is adjacent to the first target.',
      '1 Anstrengung und diese Karte erschöpfen, nach seinem Angriff mit einer Nahkampfwaffe: Er greift noch einmal an, eine andere Figur oder ein anderes Objekt neben dem ersten Ziel.',
    ),
  },
  'gaarkhan/unstoppable': {
    unstoppable: words(
      '+1 endurance and +1 speed. As long as he is wounded, he attacks with +2 damage.',
      '+1 Ausdauer und +1 Geschwindigkeit. Solange er verwundet ist, greift er mit +2 Schaden an.',
    ),
  },
}
