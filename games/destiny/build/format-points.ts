/** Point values that the publisher changed after printing, by card: with one die and with two. */
export type PointChanges = { readonly [card: string]: readonly [normal: number, elite: number] }

/** Changes of 2018, still without the last. */
export const POINTS_2018_07: PointChanges = {
  '01029': [16, 20],
  '02002': [12, 15],
  '02021': [11, 14],
  '03040': [16, 21],
  '04002': [10, 14],
  '05029': [10, 13],
}

export const POINTS_2018_12: PointChanges = { ...POINTS_2018_07, '07004': [12, 14] }

/** Cheaper characters of the first three sets, when these left standard play. */
const FIRST_SETS: PointChanges = {
  '01003': [12, 16],
  '01010': [15, 19],
  '01021': [11, 14],
  '01027': [9, 12],
  '01028': [11, 14],
  '01029': [16, 20],
  '01035': [14, 18],
  '01045': [11, 13],
  '01046': [13, 16],
  '02002': [11, 14],
  '02003': [14, 17],
  '02011': [19, 26],
  '02020': [13, 18],
  '02026': [12, 16],
  '02027': [9, 12],
  '02035': [11, 14],
  '02036': [11, 14],
  '02037': [14, 18],
  '02043': [11, 15],
  '02044': [14, 18],
  '03011': [13, 17],
  '03026': [13, 18],
  '03031': [12, 15],
  '03034': [14, 19],
  '03040': [16, 21],
}

export const POINTS_2019_04: PointChanges = {
  ...FIRST_SETS,
  '04002': [10, 14],
  '05029': [10, 13],
  '07004': [12, 14],
}

export const POINTS_2019_07: PointChanges = { ...FIRST_SETS, '02021': [11, 14], '04002': [10, 14] }

export const POINTS_2019_10: PointChanges = { ...FIRST_SETS, '02021': [11, 14], '11077': [9, 11] }

export const POINTS_2019_12: PointChanges = {
  ...POINTS_2019_10,
  '05002': [10, 14],
  '05004': [14, 18],
  '05010': [12, 15],
  '05018': [8, 11],
  '05039': [11, 14],
  '05050': [11, 14],
  '07021': [13, 18],
  '07036': [11, 14],
  '07074': [10, 13],
  '07089': [13, 18],
  '08057': [12, 15],
  '08058': [13, 17],
}

export const POINTS_2020_07: PointChanges = {
  ...POINTS_2019_12,
  '09001': [12, 15],
  '09035': [10, 13],
  '09057': [12, 16],
  '09072': [10, 13],
  '09088': [11, 13],
  '09141': [13, 17],
  '11041': [9, 12],
  '11075': [9, 12],
  '12053': [13, 17],
  '12090': [12, 15],
}
