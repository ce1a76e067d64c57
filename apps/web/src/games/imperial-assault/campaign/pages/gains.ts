/** What an ending of a mission brings, line by line. */
import { MISSIONS } from '@dejarik/imperial-assault'
import { cardNumber, cardOf, deploymentNumber, type Ending } from '@dejarik/imperial-assault/campaign'
import type { Language } from '@dejarik/kernel'
import { shortName } from '../../names.ts'
import { campaignWords } from '../text/index.ts'

/** Cards and allies. */
export function prizesOf({ reward, allies }: Ending, language: Language): readonly string[] {
  const say = campaignWords(language)
  return [
    ...(reward === null ? [] : [say('gain.reward', { name: rewardName(reward, language) })]),
    ...allies.map((id) => say('gain.ally', { name: shortName(deploymentNumber(id), language) })),
  ]
}

export function gainsOf(ending: Ending, language: Language): readonly string[] {
  const say = campaignWords(language)
  const missionName = (id: string): string => MISSIONS.find((one) => one.id === id)?.name[language] ?? id
  const figure = (id: string): string => shortName(deploymentNumber(id), language)
  const { xp, credits, creditsPerHero, influence, next, forced, raises } = ending
  return [
    ...(xp[0] > 0 ? [say('gain.xp-heroes', { xp: xp[0] })] : []),
    ...(xp[1] > 0 ? [say('gain.xp-empire', { xp: xp[1] })] : []),
    ...(credits > 0 ? [say('gain.credits', { credits })] : []),
    ...(creditsPerHero > 0 ? [say('gain.credits-hero', { credits: creditsPerHero })] : []),
    ...(influence > 0 ? [say('gain.influence', { influence })] : []),
    ...prizesOf(ending, language),
    ...ending.villains.map((id) => say('gain.villain', { name: figure(id) })),
    ...(raises > 0 ? [say('gain.raises', { raises })] : []),
    ...(next === null ? [] : [say('gain.next', { name: missionName(next) })]),
    ...(forced === null ? [] : [say('gain.forced', { name: missionName(forced) })]),
  ]
}

function rewardName(id: string, language: Language): string {
  const card = cardNumber(id)
  return card < 0 ? id : cardOf(card).facts.name[language]
}
