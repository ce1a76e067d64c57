import type { Catalogue } from '@dejarik/kernel'

export const en: Catalogue = {
  'refusal.army-unknown-card': 'There is no card with the id “{id}”.',
  'mend.army-unknown-card': 'Choose a card that exists, or remove it.',
  'refusal.army-not-implemented': '{card} can be looked up, but not be played yet.',
  'mend.army-not-implemented': 'Take another card.',
  'refusal.army-left-out':
    'When this army was read, {count, plural, one {one thing was left out} other {# things were left out}}.',
  'mend.army-left-out':
    'Add by hand what is missing; then, or if it may be missing, agree to it in the builder.',
  'refusal.army-no-figures': 'The army has no figures.',
  'mend.army-no-figures': 'Choose at least one deployment card with figures.',
  'refusal.army-points': 'The army costs {points} points; {limit} are allowed.',
  'mend.army-points':
    'Save {over, plural, one {# point} other {# points}}: take a cheaper card, or remove one.',
  'refusal.army-campaign-only': '{card} is printed for the campaign; skirmishes have a card of their own.',
  'mend.army-campaign-only': 'Take the card for skirmishes.',
  'refusal.army-affiliation':
    '{card} ({own}) does not fit an army of another affiliation ({affiliation}); all deployment cards must share theirs.',
  'mend.army-affiliation': 'Remove it, or build the army for its affiliation.',
  'refusal.army-upgrade-affiliation':
    '{card} ({own}) does not fit an army of another affiliation ({affiliation}); no alliance lets in skirmish upgrades.',
  'mend.army-upgrade-affiliation': 'Remove it; neutral upgrades fit every army.',
  'refusal.army-allies':
    '{by} lets in {most} deployment cards of another affiliation ({own}); the army has {count}.',
  'mend.army-allies': 'Remove such cards until {most} are left.',
  'refusal.army-copies':
    'The army has {count} copies of {card}; of {rank, select, unique {a unique} elite {an elite} other {a regular}} card {most, plural, one {# is} other {# are}} allowed.',
  'mend.army-copies': 'Remove {over, plural, one {# copy} other {# copies}}.',
  'refusal.army-unique':
    'Unique cards of one name can’t be in the same army, whatever else differs: {cards}.',
  'mend.army-unique': 'Keep one of them.',
  'refusal.army-attachment': 'No group of the army can carry {card}.',
  'mend.army-attachment': 'Take a group that fits the attachment, or remove it.',
  'refusal.army-needs':
    '{need, select, allUnique {{card} needs an army whose deployment cards are all unique.} other {{card} needs an army of Spectres only.}}',
  'mend.army-needs': 'Change the groups accordingly, or remove {card}.',
  'refusal.commands-size':
    'The command deck has {count, plural, one {# card} other {# cards}}; it must have exactly {size}.',
  'mend.commands-size':
    '{how, select, few {Add {difference, plural, one {# card} other {# cards}}.} other {Remove {difference, plural, one {# card} other {# cards}}.}}',
  'refusal.commands-cost': 'The cards of the command deck cost {cost} together; {limit} are allowed.',
  'mend.commands-cost': 'Save {over, plural, one {# point} other {# points}}: many cards cost nothing.',
  'refusal.commands-copies':
    'The command deck has {count} copies of {card}; {most, plural, one {# is} other {# are}} allowed.',
  'mend.commands-copies': 'Remove {over, plural, one {# copy} other {# copies}}.',

  'refusal.import-too-long': 'The text is too long: {length} characters; {limit} are read.',
  'mend.import-too-long': 'Paste one army only.',
  'refusal.import-no-cards': 'No card was found in it.',
  'mend.import-no-cards': 'Write one card a line, with its number in front: “2x Stormtrooper”.',
  'refusal.import-unknown-card':
    '{where}: there is no card {value}; it was left out.{known, select, near { Did you mean “{near}”?} other {}}',
  'mend.import-unknown-card': 'Check the spelling; cards made by the community are not included.',
  'refusal.import-name':
    '{where}: {value} was taken as the name of the army.{known, select, near { Did you mean “{near}”?} other {}}',
  'mend.import-name': 'Put a number in front if a card is meant: “1x Stormtrooper”.',
  'refusal.import-bad-count': '{where}: {value} is no number of copies; the card was left out.',
  'mend.import-bad-count': 'Write a whole number from 1 to {limit}.',
  'refusal.import-no-elite': '{where}: {card} has no elite card of that name; it was taken as it is.',
  'mend.import-no-elite': 'Check which card is meant.',
  'refusal.import-ambiguous': '{where}: several cards are called {value}; {card} was taken. All: {ids}.',
  'mend.import-ambiguous': 'Put the id of the card that you mean in square brackets behind it.',
  'refusal.import-unknown-affiliation':
    '{where}: {value} is no affiliation; it was worked out from the cards.',
  'mend.import-unknown-affiliation': 'Write Rebel, Imperial or Mercenary.',
  'refusal.import-line':
    '{where}: {value} was not understood and left out.{known, select, near { Did you mean “{near}”?} other {}}',
  'mend.import-line': 'Write one card a line, with its number in front: “2x Stormtrooper”.',
  'refusal.import-too-many': '{where}: more than {limit} lines; the rest was left out.',
  'mend.import-too-many': 'Split the list.',
  'refusal.import-bad-code': 'This link is damaged: it does not hold a whole army.',
  'mend.import-bad-code': 'Copy the link again, whole.',
  'refusal.import-newer-code': 'This link was made by a newer version, with cards not known here.',
  'mend.import-newer-code': 'Reload the page and open the link again.',
  'refusal.import-bad-army': 'The army is damaged at “{where}”.',
  'mend.import-bad-army': 'Choose another army, or build it again.',
}
