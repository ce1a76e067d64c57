/** Sentences that many cards with devices share. No rules here, so that cards may use them while they are made. */
import type { Words } from '@dejarik/kernel'

export function words(en: string, de: string): Words {
  return { en, de }
}

/** The sentence of most payload cards. */
export function dropped(en: string, de: string, more: Words = words('', '')): Words {
  return words(
    `During the System Phase, you may spend 1 charge to drop ${en} with the speed 1 straight template.${more.en}`,
    `Während der Systemphase darfst du 1 Ladung ausgeben, um ${de} mit der Gerade-Schablone der Geschwindigkeit 1 abzuwerfen.${more.de}`,
  )
}

export const NEVER_RECOVERED = words(
  ' The charges of this card can’t be recovered.',
  ' Die Ladungen dieser Karte können nicht wiederhergestellt werden.',
)
export const FUSED = words(' Put 1 fuse marker on it.', ' Lege 1 Zeitzünder darauf.')

export function both(a: Words, b: Words): Words {
  return words(a.en + b.en, a.de + b.de)
}
