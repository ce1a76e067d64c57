/** What lies on the small table of the home screen, which is shown before the game and its cards are loaded. */
export const ROW = [
  { id: 'x-wing', name: 'X-Wing', faction: 'rebel' },
  { id: 'darth-vader', name: 'Darth Vader', faction: 'empire' },
  { id: 'boba-fett', name: 'Boba Fett', faction: 'empire' },
  { id: 'millennium-falcon', name: 'Millennium Falcon', faction: 'rebel' },
  { id: 'jabba-the-hutt', name: 'Jabba the Hutt', faction: 'neutral' },
  { id: 'tie-fighter', name: 'TIE Fighter', faction: 'empire' },
] as const

export const WORLDS = [
  { id: 'death-star', name: 'Death Star', faction: 'empire' },
  { id: 'yavin-4', name: 'Yavin 4', faction: 'rebel' },
] as const
