import type { Catalogue } from '@dejarik/kernel'

export const en: Catalogue = {
  'refusal.squad-unknown-pilot': 'There is no ship card with the id “{id}”.',
  'mend.squad-unknown-pilot': 'Choose a ship card that exists, or remove it.',
  'refusal.squad-unknown-upgrade': 'There is no upgrade with the id “{id}”.',
  'mend.squad-unknown-upgrade': 'Choose an upgrade that exists, or remove it.',
  'refusal.squad-left-out':
    'When this squad was read, {count, plural, one {one thing was left out} other {# things were left out}}.',
  'mend.squad-left-out':
    'Add by hand what is missing; then, or if it may be missing, agree to it in the builder.',
  'refusal.squad-points': 'The squad costs {points} squad points; {limit} are allowed.',
  'mend.squad-points':
    'Save {over, plural, one {# point} other {# points}}: remove a ship, or take a cheaper one.',
  'refusal.squad-too-few-ships':
    'The squad has {count, plural, =0 {no ship} one {only one ship} other {only # ships}}; it needs at least {least}.',
  'mend.squad-too-few-ships': 'Add ships until there are {least}.',
  'refusal.squad-too-many-ships': 'The squad has {count} ships; at most {most} are allowed.',
  'mend.squad-too-many-ships': 'Remove ships until there are {most}.',
  'refusal.squad-faction': '{pilot} belongs to another faction ({own}) than the squad ({faction}).',
  'mend.squad-faction': 'Take ships of one faction only.',
  'refusal.squad-banned-pilot': '{pilot} is on the ban list of {date}.',
  'mend.squad-banned-pilot':
    '{listMode, select, none {Take another ship card.} standard {Take another ship card, or play standard by the list {list}.} extended {Take another ship card, or play extended by the list {list}.} other {Take another ship card, or play by the list {list}.}}',
  'refusal.squad-pilot-not-in-mode':
    '{pilot} is not available in {mode, select, standard {standard} other {extended}} play.',
  'mend.squad-pilot-not-in-mode':
    '{listMode, select, none {Take another ship card.} standard {Take another ship card, or play standard by the list {list}.} extended {Take another ship card, or play extended by the list {list}.} other {Take another ship card, or play by the list {list}.}}',
  'refusal.squad-pilot-not-on-list': '{pilot} is not on the points list of {date}.',
  'mend.squad-pilot-not-on-list':
    '{listMode, select, none {Take another ship card.} standard {Take another ship card, or play standard by the list {list}.} extended {Take another ship card, or play extended by the list {list}.} other {Take another ship card, or play by the list {list}.}}',
  'refusal.squad-pilot-not-implemented': '{pilot} can be looked up, but not flown yet.',
  'mend.squad-pilot-not-implemented': 'Take another ship card.',
  'refusal.squad-standard-loadout':
    '{pilot} is a standard loadout card and can’t take {upgrade}: its upgrades are printed on it.',
  'mend.squad-standard-loadout': 'Remove {upgrade}, or take another card of this pilot.',
  'refusal.squad-banned-upgrade': '{upgrade} on {pilot} is on the ban list of {date}.',
  'mend.squad-banned-upgrade':
    '{listMode, select, none {Remove {upgrade}.} standard {Remove {upgrade}, or play standard by the list {list}.} extended {Remove {upgrade}, or play extended by the list {list}.} other {Remove {upgrade}, or play by the list {list}.}}',
  'refusal.squad-standard-loadout-only':
    '{upgrade} exists on standard loadout cards alone and can’t be bought for {pilot}.',
  'mend.squad-standard-loadout-only': 'Remove {upgrade}.',
  'refusal.squad-upgrade-not-in-mode':
    '{upgrade} on {pilot} is not available in {mode, select, standard {standard} other {extended}} play.',
  'mend.squad-upgrade-not-in-mode':
    '{listMode, select, none {Remove {upgrade}.} standard {Remove {upgrade}, or play standard by the list {list}.} extended {Remove {upgrade}, or play extended by the list {list}.} other {Remove {upgrade}, or play by the list {list}.}}',
  'refusal.squad-copies':
    'The squad has {card} {count} times; the list of {date} allows {limit, plural, one {it once} other {it # times}}.',
  'mend.squad-copies': 'Remove copies of it.',
  'refusal.squad-same-upgrade': '{pilot} has more than one upgrade of the name {upgrade}.',
  'mend.squad-same-upgrade': 'Keep one of them.',
  'refusal.squad-upgrade-not-implemented': '{upgrade} on {pilot} can be looked up, but not used yet.',
  'mend.squad-upgrade-not-implemented': 'Remove {upgrade}.',
  'refusal.squad-loadout':
    'The upgrades of {pilot} cost {cost} loadout points; the loadout value is {loadout}.',
  'mend.squad-loadout': 'Save {over, plural, one {# loadout point} other {# loadout points}} on this ship.',
  'refusal.squad-slots':
    '{pilot} has {have, plural, =0 {no slot} one {one slot} other {# slots}} of the kind {slot}; its upgrades take {need}.',
  'mend.squad-slots': 'Remove an upgrade of the kind {slot}.',
  'refusal.squad-special-slot':
    'The special slot of {pilot} holds one upgrade with a single icon; this one needs more slots of the kind {slot}.',
  'mend.squad-special-slot': 'Take an upgrade with one icon instead.',
  'refusal.squad-limited':
    '{card} is limited: {limit, plural, one {one card} other {# cards}} of this name may be in a squad, here are {count}. Ships and upgrades count together.',
  'mend.squad-limited': 'Keep {limit, plural, one {one of them} other {# of them}}.',
  'refusal.squad-solitary': '{cards} are solitary: a squad may have one upgrade of the kind {slot}.',
  'mend.squad-solitary': 'Keep one of them.',
  'refusal.squad-standardized':
    '{upgrade} is standardized: another {ship} of the squad has it, so {pilot} must have it too.',
  'mend.squad-standardized': 'Give {upgrade} to every {ship}, or to none.',
  'refusal.squad-restricted':
    'The squad has {count} cards of the restricted list of {date}; {limit} are allowed.',
  'mend.squad-restricted': 'Remove restricted cards until there are {limit}.',
  'refusal.squad-obstacle-count':
    'A squad brings exactly {needed} obstacles; here {count, plural, =0 {are none} one {is one} other {are #}}.',
  'mend.squad-obstacle-count': 'Choose {needed} different obstacles.',
  'refusal.squad-obstacle-unknown': '“{id}” is no obstacle that a squad may bring.',
  'mend.squad-obstacle-unknown': 'Choose an asteroid, a debris cloud or a gas cloud from the list.',
  'refusal.squad-obstacle-twice': 'The obstacle “{id}” is chosen twice.',
  'mend.squad-obstacle-twice': 'Choose another one for it.',

  'refusal.squad-needs-faction':
    '{upgrade} can’t be equipped to {pilot}: it is for {needed}{or, select, none {} other {, or for a squad with {or}}}.',
  'mend.squad-needs-faction': 'Remove {upgrade}.',
  'refusal.squad-needs-size':
    '{upgrade} can’t be equipped to {pilot}: it is for these sizes alone: {needed}.',
  'mend.squad-needs-size': 'Remove {upgrade}, or give it to a ship of that size.',
  'refusal.squad-needs-ship': '{upgrade} can’t be equipped to {pilot}: it is for {needed}.',
  'mend.squad-needs-ship': 'Remove {upgrade}, or give it to a ship of that type.',
  'refusal.squad-needs-keyword': '{upgrade} can’t be equipped to {pilot}: it needs the keyword {needed}.',
  'mend.squad-needs-keyword': 'Remove {upgrade}, or give it to a ship with that keyword.',
  'refusal.squad-needs-action':
    '{upgrade} can’t be equipped to {pilot}: its action bar must show {difficulty, select, white {a white } red {a red } purple {a purple } other {}}{needed}. Linked actions don’t count.',
  'mend.squad-needs-action': 'Remove {upgrade}, or give it to a ship with that action.',
  'refusal.squad-needs-arc':
    '{upgrade} can’t be equipped to {pilot}: it needs a primary weapon with {needed, select, rear {a rear arc} other {another arc}}.',
  'mend.squad-needs-arc': 'Remove {upgrade}.',
  'refusal.squad-needs-equipped':
    '{upgrade} can’t be equipped to {pilot}: the ship needs an upgrade of the kind {needed} as well.',
  'mend.squad-needs-equipped': 'Equip an upgrade of the kind {needed}, or remove {upgrade}.',
  'refusal.squad-needs-ship-ability':
    '{upgrade} can’t be equipped to {pilot}: it needs the ship ability {needed}.',
  'mend.squad-needs-ship-ability': 'Remove {upgrade}.',
  'refusal.squad-needs-initiative':
    '{upgrade} can’t be equipped to {pilot}: the initiative must be {least, select, 0 {{most} or less} other {{least} or more}}.',
  'mend.squad-needs-initiative': 'Remove {upgrade}, or give it to another pilot.',
  'refusal.squad-needs-agility': '{upgrade} can’t be equipped to {pilot}: the agility must be {needed}.',
  'mend.squad-needs-agility': 'Remove {upgrade}.',
  'refusal.squad-needs-shields':
    '{upgrade} can’t be equipped to {pilot}: the shield value must be at least {needed}.',
  'mend.squad-needs-shields': 'Remove {upgrade}.',
  'refusal.squad-needs-energy':
    '{upgrade} can’t be equipped to {pilot}: the energy must be at least {needed}.',
  'mend.squad-needs-energy': 'Remove {upgrade}.',
  'refusal.squad-needs-limited': '{upgrade} can’t be equipped to {pilot}: it is for limited ships.',
  'mend.squad-needs-limited': 'Remove {upgrade}.',

  'refusal.import-too-long': 'This is too long for a squad: {length} characters, at most {limit} are read.',
  'mend.import-too-long': 'Paste the squad alone.',
  'refusal.import-not-json': 'This is not JSON, so it can’t be an XWS file.',
  'mend.import-not-json': "Export the squad as XWS once more, and paste all of it, from '{' to '}'.",
  'refusal.import-wrong-type':
    '{where}: {value} is not {wanted, select, object {an object} list {a list} text {a text} other {a number}}.',
  'mend.import-wrong-type': 'Correct this field; the rest was read.',
  'refusal.import-no-faction':
    'The file names {value} as its faction, and there is none of that name; the first ship decided.',
  'mend.import-no-faction': 'Name one of the seven factions, as in “rebelalliance”.',
  'refusal.import-no-ships': '{where}: no ship could be read.',
  'mend.import-no-ships': 'A squad lists its ship cards here.',
  'refusal.import-unknown-pilot':
    '{where}: there is no ship card {value}. The ship was left out.{known, select, near { Did you mean “{near}”?} other {}}',
  'mend.import-unknown-pilot': 'Correct the name or id, or add the ship by hand.',
  'refusal.import-no-pilot':
    '{where}: the file does not say which ship card it is (“id” is missing). The ship was left out.',
  'mend.import-no-pilot': 'Export the squad once more, or add the ship by hand.',
  'refusal.import-first-edition':
    'This is a squad of the first edition of X-Wing; its cards and points are none of the second, which is played here.',
  'mend.import-first-edition': 'Build the squad anew with second-edition cards, here or elsewhere.',
  'refusal.import-name':
    '{where}: {value} was taken as the name of the squad.{known, select, near { Did you mean “{near}”?} other {}}',
  'mend.import-name': 'Add the ship after a comma if a card is meant: “Luke Skywalker, T-65 X-wing”.',
  'refusal.import-unknown-upgrade':
    '{where}: there is no upgrade {value}. It was left out.{known, select, near { Did you mean “{near}”?} other {}}',
  'mend.import-unknown-upgrade': 'Correct the name or id, or add the upgrade by hand.',
  'refusal.import-ship-differs':
    '{where}: {value} is not what {pilot} flies. The ship card was taken as it is.',
  'mend.import-ship-differs': 'Check whether this is the pilot that was meant.',
  'refusal.import-points-differ': '{where}: {value} is not what our list says: {points} points.',
  'mend.import-points-differ': 'The file was made with another points list. Ours is of {date}.',
  'refusal.import-printed-upgrade':
    '{where}: {value} can’t be added to {pilot}, whose upgrades are printed. It was left out.',
  'mend.import-printed-upgrade': 'Take another card of this pilot if you want to choose upgrades.',
  'refusal.import-unknown-obstacle': '{where}: {value} is no obstacle that we know. It was left out.',
  'mend.import-unknown-obstacle': 'Choose another one.',
  'refusal.import-too-many': '{where}: more than {limit} entries; the rest was left out.',
  'mend.import-too-many': 'Remove what is too many.',
  'refusal.import-too-deep': '{where}: too deeply nested to be kept. It was left out.',
  'mend.import-too-deep': 'Nothing needs to be done, unless another program needs this field.',
  'refusal.import-line':
    '{where}: {value} is neither a ship card nor an upgrade. The line was left out.{known, select, near { Did you mean “{near}”?} other {}}',
  'mend.import-line':
    'Write one card a line: ships at the start of a line, upgrades below them after a dash.',
  'refusal.import-upgrade-without-ship':
    '{where}: {value} stands below no ship that could be read. It was left out.',
  'mend.import-upgrade-without-ship': 'Write upgrades below their ship.',
  'refusal.import-ambiguous': '{where}: {value} can be several cards; it was read as {pilot}.',
  'mend.import-ambiguous': 'Add the id in square brackets: {ids}.',
  'refusal.import-bad-squad': 'This is no squad: {where} is missing or of the wrong kind.',
  'mend.import-bad-squad': 'Send the squad as the builder writes it.',
  'refusal.import-bad-code': 'This link holds no squad, or was cut short.',
  'mend.import-bad-code': 'Copy the whole link once more.',
  'refusal.import-newer-code': 'This link was made by a newer version, or knows cards that we don’t.',
  'mend.import-newer-code': 'Reload the page, or ask for the squad as XWS.',
}
