/** By a name from a file, which may be one that every object inherits: 'constructor'. */
export const lookup = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
