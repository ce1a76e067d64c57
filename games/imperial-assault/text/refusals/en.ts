import type { Catalogue } from '@dejarik/kernel'

/** Why something can't be: options, positions, and what can't be chosen at the table. */
export const refusals: Catalogue = {
  'refusal.options-not-an-object': 'The options must be an object with armies and missions.',
  'refusal.option-unknown':
    'There is no option "{option}"; there are armies, missions, board and campaign, and in a campaign heroes, imperialClass, agendas, sideMissions and mission.',
  'refusal.armies-not-two': 'A skirmish needs exactly two armies.',
  'refusal.missions-not-a-list': 'missions must be a list of missions with at least one in it.',
  'refusal.mission-unknown': 'There is no mission "{mission}".',
  'refusal.board-no-rows': 'A board needs 1 to 60 rows.',
  'refusal.board-uneven-row': 'Row {row} of the board is not as long as the first (at most 60).',
  'refusal.board-unknown-sign':
    'The sign "{sign}" in row {row} has no meaning; there are . ~ o # and the blank.',
  'refusal.board-unknown-word': 'The word "{word}" has no meaning for a board.',
  'refusal.board-no-list': 'At "{word}" there is no list of places; write it as ["x,y", …].',
  'refusal.board-no-zones': 'At "zones" there must be two lists of spaces: [["x,y", …], ["x,y", …]].',
  'refusal.board-no-such-place': 'The place "{place}" is not on the board; write x,y or x,y,N.',

  'refusal.scenario-unknown-card':
    'There is no card "{card}" of this kind ({type}). {meant, select, none {} other {Did you mean "{meant}"?}}',
  'refusal.scenario-card-unwritten':
    '{card} is not written yet. Say "unwritten": true if its abilities don’t matter.',
  'refusal.scenario-card-not-in-play': 'Nobody has {card} in play.',
  'refusal.scenario-ending': 'This mission has no ending "{ending}".',
  'refusal.scenario-seat': 'There is no seat "{seat}"; there are {known}.',
  'refusal.scenario-no-such-space': 'There is no space "{space}" on this board.',
  'refusal.scenario-no-such-figure': 'No figure of this position is called "{figure}".',
  'refusal.scenario-name-twice': 'Two figures are called "{name}"; names must be different.',
  'refusal.scenario-group-size':
    'The group "{group}" needs {most, plural, one {one space} other {1 to # spaces}} in at.',
  'refusal.scenario-too-much-damage': '{figure} has {health} health and would be defeated.',
  'refusal.scenario-carries':
    '{figure} can’t carry token {token}: the position has {count, plural, =0 {none} one {one, number 0} other {#, counted from 0}}.',
  'refusal.scenario-heroes': 'A campaign has {min} to {max} heroes, not {count}.',
  'refusal.scenario-token': 'This mission knows no token "{token}".',
  'refusal.scenario-zone': 'There is no deployment zone "{zone}".',
  'refusal.scenario-no-room': '{figure} would stick out of the board there.',
  'refusal.scenario-same-space': '{one} and {other} are in the same space.',

  'refusal.not-your-turn': 'It is {seat}’s turn to activate. Wait until it is yours.',
  'refusal.not-your-figure': '{figure} is not yours.',
  'refusal.group-exhausted':
    '{group} was already activated this round and is exhausted. Choose a ready group.',
  'refusal.group-defeated': '{group} is defeated.',
  'refusal.other-figure-active': '{figure} is being activated; that has to end first.',
  'refusal.figure-defeated': '{figure} is defeated.',
  'refusal.friendly-figure': '{figure} is friendly, and no target for an attack.',
  'refusal.no-actions-left': '{figure} has no action left.',
  'refusal.nothing-to-recover': '{figure} has neither damage nor strain, so resting would do nothing.',
  'refusal.stays-here': '{figure} can’t leave its space any more in this activation.',
  'refusal.is-stunned':
    '{figure} is Stunned: it can neither attack nor exit its space until the condition is discarded.',
  'refusal.already-attacked': '{figure} has already used an action to attack in this activation.',
  'refusal.no-attack': '{figure} can’t attack.',
  'refusal.no-line-of-sight': '{figure} has no line of sight to the target.',
  'refusal.is-unseen': '{figure} can’t see {target}: an ability of the target prevents it.',
  'refusal.sight-blocked-by': '{figure} has no line of sight: {blocker} is in the way.',
  'refusal.not-adjacent':
    '{target} is not adjacent to {figure} ({hasDistance, select, yes {distance {distance}} other {there is no way there}}). A melee attack reaches adjacent figures only.',
  'refusal.beyond-reach':
    '{hasDistance, select, yes {{target} is {distance} spaces away} other {There is no way to {target}}}; Reach is good for 2 spaces.',
  'refusal.cannot-be-attacked': '{figure} can’t attack {target}.',
  'refusal.object-not-attackable': '{token} can’t be attacked in this mission.',
  'refusal.no-movement-points': '{figure} has no movement points. Perform a move first.',
  'refusal.too-far':
    '{points, plural, one {# movement point is} other {# movement points are}} not enough to get to {space}.',
  'refusal.space-occupied': '{figure} is in {space}.',
  'refusal.space-impassable': '{figure} can’t enter impassable terrain.',
  'refusal.space-blocking': '{figure} can’t enter blocking terrain.',
  'refusal.no-space-there': 'There is no space there.',
  'refusal.cannot-exit': '{figure} can’t exit its space now.',
  'refusal.settled':
    '{figure} has ended its movement among other figures and moves no further in this activation.',
  'refusal.card-no-user': 'None of your figures on the map can use {card}.',
  'refusal.card-not-now': '{card} can’t be played at this moment.',
  'refusal.card-special-action':
    '{card} is a special action: it takes an action of a figure that can use it, in its activation.',
  'refusal.cards-silenced': 'You can’t play command cards now.',
  'refusal.not-beside-token': '{figure} must be in the token’s space or beside it for that.',
  'refusal.nothing-to-do-there': 'There is nothing to do with {token} here.',
  'refusal.other-question': 'Answer the question that is being asked first.',

  'refusal.hero-unknown': 'There is no hero "{hero}"; there are {known}.',
  'refusal.heroes-wrong': 'A campaign needs {fewest} to {most} different heroes.',
  'refusal.imperial-class-unknown': 'There is no Imperial class "{given}"; there are {known}.',
  'refusal.agendas-wrong': 'The agenda deck is made of {count} different agenda sets; there are {known}.',
  'refusal.side-missions-wrong':
    'The heroes choose {count} different green side missions; there are {known}.',

  'refusal.other-sides-turn': 'The other side activates now.',
  'refusal.hero-withdrawn': '{figure} has withdrawn from this mission.',
  'refusal.is-incapacitated': '{figure} is incapacitated: it is no target, and only moves.',
  'refusal.second-activation-waits': '{figure} activates again once every hero had an activation.',
  'refusal.neutral-figure': '{figure} is neutral: nobody activates or attacks it.',
  'refusal.no-weapon': '{figure} has no weapon to attack with.',
  'refusal.crates-for-heroes': 'Only heroes open crates, and {figure} is not one.',
  'refusal.not-a-hero': '{figure} is not a hero. Only heroes rest and suffer strain for movement points.',
  'refusal.strained-twice': '{figure} has already gained 2 movement points by strain in this activation.',
  'refusal.too-much-strain': '{figure} has {strain} strain, and an endurance of {endurance} allows no more.',
  'refusal.not-your-card': '{card} belongs to the other side.',
  'refusal.card-depleted': '{card} is depleted for the rest of the mission.',
  'refusal.card-exhausted': '{card} is exhausted.',
  'refusal.card-facedown': '{card} was taken away by the mission’s rules.',
  'refusal.card-left-behind': '{card} was left behind in this mission.',
  'refusal.modification-without-weapon': '{card} does nothing unless it is attached to a weapon.',
  'refusal.card-works-always': '{card} works without being used.',
  'refusal.card-other-weapon': '{card} does nothing in an attack with another weapon.',
  'refusal.card-no-use-now': 'There is nothing to use {card} for at this moment.',
  'refusal.special-used': '{card} was already used in this activation.',
  'refusal.too-little-threat': 'That costs {needed} threat, and you have {has}.',
  'refusal.too-little-influence': 'That costs {needed} influence, and you have {has}.',
  'refusal.too-few-credits': 'That costs {needed} credits, and you have {has}.',
  'refusal.too-little-experience': 'That costs {needed} XP, and you have {has}.',
  'refusal.not-on-offer': '{card} is not on offer now.',
  'refusal.group-reserved': '{card} is reserved: the mission’s rules say when it comes.',
  'refusal.no-deployment-point': 'No deployment point is active.',
  'refusal.deploy-later': '{card} can be deployed in the status phase.',
}
