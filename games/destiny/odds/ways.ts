/** How many ways `dice` dice can fall; by repeated multiplication, exact as far as whole numbers are. */
export function waysOf(dice: number): number {
  let ways = 1
  for (let i = 0; i < dice; i++) ways *= 6
  return ways
}
