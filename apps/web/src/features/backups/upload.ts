import { createUpload, UPLOAD_PART_BYTES, uploadPart } from '@fitarc/contract/backups';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';

/** Of one part; a connection that is away for two minutes is waited for. */
const WAITS_MS = [1_000, 3_000, 6_000, 10_000, 20_000, 30_000, 50_000];

const canPass = (error: unknown) =>
  error instanceof ApiError &&
  (error.kind === 'no-response' || error.status === 429 || (error.status ?? 0) >= 500);

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

async function patiently<T>(send: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (const ms of WAITS_MS) {
    try {
      return await send();
    } catch (error) {
      if (signal.aborted || !canPass(error)) throw error;
      await wait(ms, signal);
    }
  }
  return send();
}

function inBase64(part: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,?/, ''));
    reader.onerror = () => reject(new Error('This file cannot be read'));
    reader.readAsDataURL(part);
  });
}

interface Options {
  readonly signal: AbortSignal;
  readonly token?: string | undefined;
  onProgress(sent: number): void;
}

/** Part by part, so that a file of any size fits through; answers the name it has on the server. */
export async function uploadBackup(file: File, { signal, token, onProgress }: Options): Promise<string> {
  const { upload } = await call(createUpload, { body: { bytes: file.size } }, { signal, token });
  for (let offset = 0; ; ) {
    const content = await inBase64(file.slice(offset, offset + UPLOAD_PART_BYTES));
    const send = () => call(uploadPart, { params: { upload }, body: { offset, content } }, { signal, token });
    const { received, name } = await patiently(send, signal);
    onProgress(received);
    if (name !== null) return name;
    offset = received;
  }
}
