import type { WorkerAnswer, WorkerRequest } from './serve-import.ts';

/** The worker failed without a sentence of its own. */
const UNEXPECTED = 'This file could not be read. Please export it again and try once more.';

/** A sentence for the member. */
export class ImportFailure extends Error {}

type Answered<K extends WorkerAnswer['kind']> = Extract<WorkerAnswer, { kind: K }>;

/** Talks to the worker that holds the file; one question at a time. */
export class ImportClient {
  readonly #worker = new Worker(new URL('./import.worker.ts', import.meta.url), { type: 'module' });

  ask<K extends WorkerAnswer['kind']>(
    request: WorkerRequest,
    kind: K,
    onProgress?: (share: number) => void,
  ): Promise<Answered<K>> {
    return new Promise((resolve, reject) => {
      this.#worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
        if (data.kind === 'progress') onProgress?.(data.share);
        else if (data.kind === 'failed') reject(new ImportFailure(data.sentence ?? UNEXPECTED));
        else if (data.kind === kind) resolve(data as Answered<K>);
      };
      // Out of memory, for one.
      this.#worker.onerror = () => reject(new ImportFailure(UNEXPECTED));
      this.#worker.postMessage(request);
    });
  }

  close(): void {
    this.#worker.terminate();
  }
}
