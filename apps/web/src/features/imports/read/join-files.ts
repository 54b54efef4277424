import type { LeftOut, ParsedFile } from './parsed-file.ts';

function joinLeftOut(lists: readonly LeftOut[]): LeftOut[] {
  const joined = new Map<string, LeftOut>();
  for (const one of lists) {
    const there = joined.get(one.reason);
    joined.set(one.reason, there ? { ...there, count: there.count + one.count } : one);
  }
  return [...joined.values()];
}

/** The files of one export as one. */
export function joinFiles([first, ...rest]: readonly [ParsedFile, ...ParsedFile[]]): ParsedFile {
  const all = [first, ...rest];
  return {
    source: first.source,
    workouts: all.flatMap(({ workouts }) => workouts),
    meals: all.flatMap(({ meals }) => meals),
    weights: all.flatMap(({ weights }) => weights),
    measurements: all.flatMap(({ measurements }) => measurements),
    leftOut: joinLeftOut(all.flatMap(({ leftOut }) => leftOut)),
    notices: [...new Set(all.flatMap(({ notices }) => notices))],
    rows: all.flatMap(({ rows }) => [...rows]),
  };
}
