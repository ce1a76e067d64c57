import type { Catalogue } from '@dejarik/kernel'

export const en: Catalogue = {
  'refusal.deck-unknown-card': 'There is no card with the id “{id}”.',
  'mend.deck-unknown-card': 'Choose a card that exists, or remove it.',
  'refusal.deck-unknown-format': 'There is no format with the id “{id}”.',
  'mend.deck-unknown-format': 'Choose one of the listed formats.',
  'refusal.deck-not-in-format':
    '{card} ({set}) is not allowed in the {format, select, standard {Standard} trilogy {Trilogy} infinite {Infinite} other {starter}} format of {date}.',
  'mend.deck-not-in-format': 'Take another card, or choose a format with this set.',
  'refusal.deck-not-implemented': '{card} can be looked up, but not be played yet.',
  'mend.deck-not-implemented': 'Take another card.',
  'refusal.deck-restricted':
    '{cards} are on the restricted list of {date}; a deck may use cards of one title from it.',
  'mend.deck-restricted': 'Keep one of these titles.',

  'refusal.deck-left-out':
    'When this deck was read, {count, plural, one {one thing was left out} other {# things were left out}}.',
  'mend.deck-left-out':
    'Add by hand what is missing; then, or if it may be missing, agree to it in the builder.',

  'refusal.deck-no-characters': 'The team has no character.',
  'mend.deck-no-characters': 'Choose at least one character.',
  'refusal.deck-not-a-character': '{card} ({type}) is no character and can’t be in the team.',
  'mend.deck-not-a-character': 'Remove it from the characters.',
  'refusal.deck-no-elite': '{card} has only one point value and so no elite version.',
  'mend.deck-no-elite': 'Take it with one die.',
  'refusal.deck-points': 'The team costs {points} points; {limit} are allowed.',
  'mend.deck-points':
    'Save {over, plural, one {# point} other {# points}}: take a character with one die, or a cheaper one.',
  'refusal.deck-mixed-team': '{hero} is a hero and {villain} a villain; they can’t be in the same team.',
  'mend.deck-mixed-team': 'Decide for heroes or villains; neutral characters fit both.',
  'refusal.deck-unique':
    '{card} is unique and can be in the team only once; another subtitle makes no difference.',
  'mend.deck-unique': 'Keep one of them.',
  'refusal.deck-not-a-plot': '{card} ({type}) can’t be the team’s plot.',
  'mend.deck-not-a-plot': 'Choose a plot, or none.',
  'refusal.deck-plot-affiliation': '{card} needs a character of its affiliation ({affiliation}).',
  'mend.deck-plot-affiliation': 'Take such a character, or another plot.',
  'refusal.deck-plot-color': '{card} needs a character of its color ({color}).',
  'mend.deck-plot-color': 'Take such a character, or another plot.',
  'refusal.deck-under-plot':
    '{most, plural, =0 {No cards can lie under {card}.} other {Up to # different events of its kind can lie under {card}.}}',
  'mend.deck-under-plot': 'Remove the cards that don’t fit.',
  'refusal.deck-no-battlefield': 'The deck has no battlefield.',
  'mend.deck-no-battlefield': 'Choose the battlefield that you bring.',
  'refusal.deck-second-battlefield': '{card} is a second battlefield; this team brings one.',
  'mend.deck-second-battlefield': 'Keep one of the two.',
  'refusal.deck-not-a-battlefield': '{card} ({type}) can’t be brought as a battlefield.',
  'mend.deck-not-a-battlefield': 'Choose a battlefield.',
  'refusal.deck-needs':
    '{need, select, noVader {{card} can’t be in a team with Darth Vader.} twentyPoints {{card} needs a character worth 20 points or more.} allNeutral {{card} needs a team of neutral characters only.} oneColorSingleCopies {{card} needs characters of one color and a deck without second copies.} twoOfAColor {{card} needs two characters of the same color.} jedi {{card} needs a Jedi in the team.} uniqueEwok {{card} needs a unique Ewok in the team.} kyloAndRey {{card} allows only Kylo Ren and Rey in the team, and no gray cards in the deck.} allSpectres {{card} needs a team of Spectres only.} infiniteThreeSets {{card} is for the Infinite format, with cards of at most three sets.} other {{card} needs characters of one color only.}}',
  'mend.deck-needs': 'Change team and deck accordingly, or remove {card}.',

  'refusal.deck-size':
    'The deck has {count, plural, one {# card} other {# cards}}; it must have exactly {size}.',
  'mend.deck-size':
    '{how, select, few {Add {difference, plural, one {# card} other {# cards}}.} other {Remove {difference, plural, one {# card} other {# cards}}.}}',
  'refusal.deck-wrong-type':
    '{card} ({type}) can’t be shuffled into the deck; it holds events, upgrades and supports.',
  'mend.deck-wrong-type': 'Remove it from the deck; characters, plot and battlefield stand beside it.',
  'refusal.deck-copies':
    'The deck has {count} copies of {card}; {most, plural, one {# is} other {# are}} allowed. Cards of one title are copies, whatever set they are from.',
  'mend.deck-copies': 'Remove {over, plural, one {# copy} other {# copies}}.',
  'refusal.deck-affiliation':
    '{card} ({affiliation}) does not fit the team: its characters have another affiliation.',
  'mend.deck-affiliation': 'Remove it, or take a character of this affiliation.',
  'refusal.deck-color': '{card} ({color}) needs a character of its color in the team.',
  'mend.deck-color': 'Remove it, or take a character of this color.',
  'refusal.deck-allowance': '{by} let in {most} such cards; for {card} there is no room left.',
  'mend.deck-allowance': 'Remove cards of another affiliation until {most} are left.',

  'refusal.import-too-long': 'The text is too long: {length} characters; {limit} are read.',
  'mend.import-too-long': 'Paste one deck only.',
  'refusal.import-no-json': 'This is no JSON: {value}.',
  'mend.import-no-json': 'Copy the whole file, from the first to the last brace.',
  'refusal.import-no-slots': 'The file names no cards: it has no field “slots”.',
  'mend.import-no-slots': 'Use a deck exported by the deck site.',
  'refusal.import-no-cards': 'No card was found in it.',
  'mend.import-no-cards': 'Write one card a line, with its number in front: “2x Block”.',
  'refusal.import-unknown-card':
    '{where}: there is no official card {value}; it was left out.{known, select, near { Did you mean “{near}”?} other {}}',
  'mend.import-unknown-card': 'Check the spelling; sets made by the community are not included.',
  'refusal.import-bad-count': '{where}: {value} is no number of copies; the card was left out.',
  'mend.import-bad-count': 'Write a whole number from 1 to {limit}.',
  'refusal.import-bad-dice': '{where}: {value} is no number of dice; {card} was taken with one die.',
  'mend.import-bad-dice': 'Write 1, or 2 for the elite version.',
  'refusal.import-ambiguous': '{where}: several cards are called {value}; {card} was taken. All: {ids}.',
  'mend.import-ambiguous': 'Put the id of the card that you mean in square brackets behind it.',
  'refusal.import-title-decides':
    '{where}: {value} and {printing} are two cards; by its title {card} was taken, not {other}.',
  'mend.import-title-decides': 'Check the line: take {other} in the builder if the number was right.',
  'refusal.import-number-decides':
    '{where}: there is no card {value}; by its number {printing} {card} was taken.',
  'mend.import-number-decides': 'Check whether this is the card that was meant.',
  'refusal.import-title-against-number':
    '{where}: {value} is not the card of {printing}, which is {other}; the line was left out.',
  'mend.import-title-against-number': 'Write the title and the number of the same card.',
  'refusal.import-unknown-printing':
    '{where}: there is no card {printing}; {value} was read by its title as {card}.',
  'mend.import-unknown-printing': 'Correct the set or the number, if another version was meant.',
  'refusal.import-name':
    '{where}: {value} was taken as the name of the deck.{known, select, near { Did you mean “{near}”?} other {}}',
  'mend.import-name': 'Put a number in front if a card is meant: “1x Block”.',
  'refusal.import-second-plot': '{where}: a team has one plot; {card} was left out.',
  'mend.import-second-plot': 'Remove the other plot if you want this one.',
  'refusal.import-extra-battlefield': '{where}: there are too many battlefields; {card} was left out.',
  'mend.import-extra-battlefield': 'Remove another battlefield if you want this one.',
  'refusal.import-unknown-format': 'The format {value} is not known here; the deck was read as Standard.',
  'mend.import-unknown-format': 'Choose the format in the builder.',
  'refusal.import-line':
    '{where}: {value} was not understood and left out.{known, select, near { Did you mean “{near}”?} other {}}',
  'mend.import-line': 'Write one card a line, with its number in front: “2x Block”.',
  'refusal.import-too-many': '{where}: more than {limit} entries; the rest was left out.',
  'mend.import-too-many': 'Split the list.',
  'refusal.import-bad-code': 'This link is damaged: it does not hold a whole deck.',
  'mend.import-bad-code': 'Copy the link again, whole.',
  'refusal.import-newer-code': 'This link was made by a newer version, with cards not known here.',
  'mend.import-newer-code': 'Reload the page and open the link again.',
  'refusal.import-bad-deck': 'The deck is damaged at “{where}”.',
  'mend.import-bad-deck': 'Choose another deck, or build it again.',
}
