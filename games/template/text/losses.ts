import { lossesOf } from '@dejarik/kernel'

export const LOSSES = lossesOf({
  places: {
    en: '{card} lies in {places, plural, =0 {no place} other {# places}}',
    de: '{card} liegt an {places, plural, =0 {keinem Ort} other {# Orten}}',
  },
})
