import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { analyzeProducts, findImport, type ImportState } from './food-import.repository.ts';
import { ImportBatch } from './import-batch.service.ts';
import { BrokenFile, openFile, splitLines } from './import-lines.service.ts';
import { RowReader } from './import-rows.service.ts';

export interface ImportProgress extends ImportState {
  /** From 0 to 1, of the file as it lies there. */
  readonly share: number;
}

export interface ImportResult extends ImportState {
  /** The line an earlier run came to. */
  readonly resumedAt: number;
  readonly ended: 'done' | 'known' | 'stopped' | 'broken';
  /** Why it is broken. */
  readonly reason: string;
  /** The first lines that could not be read. */
  readonly badLines: readonly string[];
}

interface ImportOptions {
  readonly again?: boolean;
  /** Ends it after the batch it is at. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: ImportProgress) => void;
  readonly afterBatch?: () => Promise<void> | void;
}

const NOTHING: ImportState = { lines: 0, taken: 0, unchanged: 0, skipped: 0, refused: 0 };

/** One file from another, wherever it lies and however it is called. */
async function fileKey(path: string): Promise<{ key: string; size: number }> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const { bytesRead, buffer } = await file.read(Buffer.alloc(1024 * 1024), 0, 1024 * 1024, 0);
    const hash = createHash('sha256').update(buffer.subarray(0, bytesRead)).digest('hex');
    return { key: `${size}-${hash}`, size };
  } finally {
    await file.close();
  }
}

/**
 * Takes the products of a file over, and goes on where an earlier run of the same file ended. What is the same
 * already stays untouched, so that doing it twice changes nothing.
 */
export async function importFoods(
  db: Db,
  clock: Clock,
  path: string,
  { again = false, signal, onProgress, afterBatch }: ImportOptions = {},
): Promise<ImportResult> {
  const { key, size } = await fileKey(path);
  const known = again ? undefined : await findImport(db, key);
  const { file: _key, finishedAt = null, ...state } = { ...NOTHING, ...known };
  const result = { resumedAt: state.lines, reason: '', badLines: [] };
  if (finishedAt) return { ...result, ...state, ended: 'known' };

  const batch = new ImportBatch(db, clock, key, state);
  const reader = new RowReader();
  const file = await openFile(path);
  const ending = (ended: ImportResult['ended'], reason = ''): ImportResult => ({
    ...result,
    ...batch.state,
    ...{ ended, reason, badLines: batch.badLines },
  });
  try {
    for await (const lines of splitLines(file.chunks)) {
      for (const line of lines) {
        const isPast = line.number <= state.lines;
        if (isPast && reader.hasBegun) continue;
        const outcome = reader.read(line);
        if (isPast) continue;
        batch.add(line.number, outcome);
        if (!batch.isFull || !reader.isBetween) continue;
        await batch.write();
        await afterBatch?.();
        if (signal?.aborted) return ending('stopped');
      }
      onProgress?.({ ...batch.state, share: file.bytesRead() / size });
    }
    await batch.write(clock.now());
  } catch (error) {
    if (!(error instanceof BrokenFile)) throw error;
    await batch.write();
    return ending('broken', error.message);
  } finally {
    file.close();
  }
  await analyzeProducts(db);
  return ending('done');
}
