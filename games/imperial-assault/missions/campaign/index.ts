/** Campaign missions, as files of the mission language. */
import type { Mission } from '../../rules/mission.ts'
import { missionsOf } from '../compile/compile.ts'
import { ownFiles } from '../language/read.ts'
import type { MissionFile } from '../language/words.ts'
import aNewThreat from './a-new-threat.json' with { type: 'json' }
import aSimpleTask from './a-simple-task.json' with { type: 'json' }
import aftermath from './aftermath.json' with { type: 'json' }
import breakingPoint from './breaking-point.json' with { type: 'json' }
import brushfire from './brushfire.json' with { type: 'json' }
import captured from './captured.json' with { type: 'json' }
import chainOfCommand from './chain-of-command.json' with { type: 'json' }
import darkObsession from './dark-obsession.json' with { type: 'json' }
import desperateHour from './desperate-hour.json' with { type: 'json' }
import drawnIn from './drawn-in.json' with { type: 'json' }
import flySolo from './fly-solo.json' with { type: 'json' }
import friendsOfOld from './friends-of-old.json' with { type: 'json' }
import generousDonations from './generous-donations.json' with { type: 'json' }
import highMoon from './high-moon.json' with { type: 'json' }
import homecoming from './homecoming.json' with { type: 'json' }
import imperialHospitality from './imperial-hospitality.json' with { type: 'json' }
import impounded from './impounded.json' with { type: 'json' }
import incoming from './incoming.json' with { type: 'json' }
import indebted from './indebted.json' with { type: 'json' }
import lastStand from './last-stand.json' with { type: 'json' }
import looseCannon from './loose-cannon.json' with { type: 'json' }
import luxuryCruise from './luxury-cruise.json' with { type: 'json' }
import meansOfProduction from './means-of-production.json' with { type: 'json' }
import sorryAboutTheMess from './sorry-about-the-mess.json' with { type: 'json' }
import sympathyForTheRebellion from './sympathy-for-the-rebellion.json' with { type: 'json' }
import targetOfOpportunity from './target-of-opportunity.json' with { type: 'json' }
import temptation from './temptation.json' with { type: 'json' }
import theSource from './the-source.json' with { type: 'json' }
import theSpiceJob from './the-spice-job.json' with { type: 'json' }
import underSiege from './under-siege.json' with { type: 'json' }
import vipersDen from './vipers-den.json' with { type: 'json' }
import wanted from './wanted.json' with { type: 'json' }

/** In a fixed order: the state of a campaign holds its missions by their place behind those of skirmishes. */
export const CAMPAIGN_FILES: readonly MissionFile[] = ownFiles([
  aftermath,
  aNewThreat,
  underSiege,
  imperialHospitality,
  flySolo,
  incoming,
  drawnIn,
  chainOfCommand,
  theSource,
  lastStand,
  desperateHour,
  vipersDen,
  aSimpleTask,
  wanted,
  impounded,
  homecoming,
  sorryAboutTheMess,
  meansOfProduction,
  luxuryCruise,
  targetOfOpportunity,
  generousDonations,
  theSpiceJob,
  sympathyForTheRebellion,
  highMoon,
  breakingPoint,
  looseCannon,
  darkObsession,
  friendsOfOld,
  temptation,
  captured,
  indebted,
  brushfire,
])

export const CAMPAIGN_MISSIONS: readonly Mission[] = CAMPAIGN_FILES.flatMap(missionsOf)
