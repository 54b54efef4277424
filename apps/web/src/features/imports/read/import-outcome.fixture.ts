import type { Endpoint } from '@fitarc/contract/endpoint';
import {
  findImportedKeys,
  finishImport,
  saveExerciseMatches,
  sendImportBatch,
} from '@fitarc/contract/imports';
import { addOwnExercise } from '@fitarc/contract/own-exercises';
import { expect } from 'vitest';
import { leaveOutInvalid } from '../prepare/leave-out.ts';
import { ownExerciseOf } from '../prepare/own-exercise.ts';
import { nameWithin } from '../prepare/own-key.ts';
import { type NameChoice, prepareBatches } from '../prepare/prepare-batches.ts';
import { summarize } from '../prepare/summarize.ts';
import { LeftOutList } from './left-out.ts';
import { openFile } from './open-file.ts';
import { type ParsedFile, UnreadableFile } from './parsed-file.ts';

/** What the server would say to it: one refusal would stop the whole import. */
function isTaken(endpoint: Endpoint, body: unknown): void {
  const read = endpoint.body?.safeParse(JSON.parse(JSON.stringify(body)));
  expect(read?.error?.issues).toBeUndefined();
}

function send(parsed: ParsedFile): string[] {
  const summary = summarize(parsed);
  for (const { name } of summary.names) {
    isTaken(addOwnExercise, ownExerciseOf(name, parsed));
    isTaken(saveExerciseMatches, { matches: [{ name: nameWithin(name, 200), exercise_id: 1 }] });
  }
  const choices = new Map<string, NameChoice>(
    summary.names.map(({ name }) => [name, { kind: 'exercise', exerciseId: 1, unit: 'reps' }]),
  );
  const leftOut = new LeftOutList();
  const batches = [...prepareBatches(parsed, [], { unit: 'kg', choices, leftOut })];
  for (const batch of batches) {
    expect(JSON.stringify(batch).length).toBeLessThan(1_000_000);
    isTaken(sendImportBatch, batch);
  }
  const { workouts, meals, weights, measurements, plans = [], foods = [] } = parsed;
  const all = [...workouts, ...meals, ...weights, ...measurements, ...plans, ...foods];
  isTaken(findImportedKeys, { source: parsed.source, keys: all.slice(0, 2000).map(({ key }) => key) });
  isTaken(finishImport, {
    left_out: [...parsed.leftOut, ...leftOut.list()].map(({ reason, count }) => ({
      reason: reason.slice(0, 300),
      count,
    })),
  });
  const days = batches.flatMap((batch) => [
    ...[...(batch.workouts ?? []), ...(batch.meals ?? []), ...(batch.weights ?? [])].map(({ date }) => date),
    ...(batch.measurements ?? []).map(({ entry }) => entry.date),
  ]);
  return [...new Set(days)].sort();
}

export interface Outcome {
  /** Of the entries that would be stored. */
  readonly days: readonly string[];
  /** The refusal of the whole file. */
  readonly sentence?: string;
}

/** Everything that happens to a file between its choice and the server; anything but a sentence is a crash. */
export async function outcomeOf(file: string | Blob): Promise<Outcome> {
  try {
    const blob = typeof file === 'string' ? new Blob([file]) : file;
    return { days: send(leaveOutInvalid(await openFile(blob))) };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    expect(error.message).toMatch(/^[A-Z].*\.$/);
    return { days: [], sentence: error.message };
  }
}

/** Processor time, which a busy machine does not change. */
export async function secondsFor(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000_000;
}
