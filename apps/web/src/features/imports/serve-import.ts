import type { OwnExerciseDraft } from '@fitarc/contract/own-exercises';
import type { WeightUnit } from '@fitarc/domain/units';
import { leaveOutInvalid } from './prepare/leave-out.ts';
import { ownExerciseOf } from './prepare/own-exercise.ts';
import { type NameChoice, prepareBatches } from './prepare/prepare-batches.ts';
import { type FileSummary, summarize } from './prepare/summarize.ts';
import { fingerprintOf } from './read/fingerprint.ts';
import { LeftOutList } from './read/left-out.ts';
import { openFile } from './read/open-file.ts';
import { type ParsedFile, UnreadableFile } from './read/parsed-file.ts';
import { type PendingImport, storeImport } from './send/import-store.ts';

/** What the page asks of the worker. */
export type WorkerRequest =
  | { readonly kind: 'open'; readonly file: File }
  | { readonly kind: 'own-exercises'; readonly names: readonly string[] }
  | {
      readonly kind: 'store';
      readonly pending: Omit<PendingImport, 'total' | 'fileHash'>;
      readonly unit: WeightUnit;
      readonly choices: readonly (readonly [string, NameChoice])[];
      readonly own: readonly (OwnExerciseDraft & { readonly key: string })[];
    };

export type WorkerAnswer =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'opened'; readonly summary: FileSummary; readonly keys: readonly string[] }
  | { readonly kind: 'own-exercises'; readonly drafts: readonly OwnExerciseDraft[] }
  | { readonly kind: 'stored'; readonly pending: PendingImport }
  | { readonly kind: 'failed'; readonly sentence: string | undefined };

interface Port {
  postMessage(answer: WorkerAnswer): void;
  onmessage: ((event: MessageEvent<WorkerRequest>) => void) | null;
}

const NOT_STORED =
  'The import could not be prepared on this device. Make sure there is enough free storage and that this is not a private window, then try again.';

const keysOf = ({ workouts, meals, weights, measurements, plans = [], foods = [] }: ParsedFile) =>
  [...workouts, ...meals, ...weights, ...measurements, ...plans, ...foods].map(({ key }) => key);

/** Holds the file that is open, and answers the page: reading hundreds of megabytes must not block it. */
export function serveImport(port: Port, locateFile: (name: string) => string): void {
  let opened: { file: File; parsed: ParsedFile } | undefined;

  async function answer(request: WorkerRequest): Promise<WorkerAnswer> {
    if (request.kind === 'open') {
      const { file } = request;
      let told = 0;
      const onProgress = (bytes: number) => {
        const share = file.size > 0 ? bytes / file.size : 1;
        if (share - told < 0.01) return;
        told = share;
        port.postMessage({ kind: 'progress', share });
      };
      const parsed = leaveOutInvalid(await openFile(file, { locateFile, onProgress }));
      opened = { file, parsed };
      return { kind: 'opened', summary: summarize(parsed), keys: keysOf(parsed) };
    }
    if (!opened) throw new Error('no file is open');
    const { file, parsed } = opened;
    if (request.kind === 'own-exercises')
      return { kind: 'own-exercises', drafts: request.names.map((name) => ownExerciseOf(name, parsed)) };
    const { pending, unit, choices, own } = request;
    const fileHash = await fingerprintOf(file);
    const leftOut = new LeftOutList();
    const batches = prepareBatches(parsed, [...own], { unit, choices: new Map(choices), leftOut });
    try {
      const stored = await storeImport({ ...pending, fileHash }, batches, () => leftOut.list());
      return { kind: 'stored', pending: stored };
    } catch {
      throw new UnreadableFile(NOT_STORED);
    }
  }

  port.onmessage = async ({ data }) => {
    try {
      port.postMessage(await answer(data));
    } catch (error) {
      const sentence = error instanceof UnreadableFile ? error.message : undefined;
      port.postMessage({ kind: 'failed', sentence });
    }
  };
}
