/** The names of an object's fields, as its type knows them: for tables whose entries are all named by it. */
export function keysOf<T extends object>(table: T): readonly Extract<keyof T, string>[] {
  const isKey = (key: string): key is Extract<keyof T, string> => Object.hasOwn(table, key)
  return Object.keys(table).filter(isKey)
}
