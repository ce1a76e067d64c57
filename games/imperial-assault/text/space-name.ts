/** Spaces as players call them: columns are letters from A, rows numbers from 1. */

export function columnName(x: number): string {
  const letter = String.fromCharCode(65 + (x % 26))
  return x < 26 ? letter : `${letter}${letter}`
}

export function rowName(y: number): string {
  return String(y + 1)
}
