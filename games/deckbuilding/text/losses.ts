import { lossesOf } from '@dejarik/kernel'

export const LOSSES = lossesOf({
  places: {
    en: '{card} lies in {places, plural, =0 {no place} other {# places}}',
    de: '{card} liegt an {places, plural, =0 {keinem Ort} other {# Orten}}',
  },
  damage: { en: '{card} has {damage} damage', de: '{card} hat {damage} Schaden' },
  resources: { en: 'a pool holds {resources} resources', de: 'ein Vorrat hat {resources} Ressourcen' },
  force: { en: 'the Force marker is on space {space}', de: 'der Machtmarker liegt auf Feld {space}' },
})
