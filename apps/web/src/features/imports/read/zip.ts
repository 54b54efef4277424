import { Unzip, type UnzipFile, UnzipInflate } from 'fflate';
import { UnreadableFile } from './parsed-file.ts';

/** A small file that unpacks to hundreds of times its size is made to fill the memory. */
const MOST_RATIO = 500;
const MOST_FILES = 2000;
const TOO_LARGE = 'This ZIP file is too large once unpacked, and was not read.';
const BROKEN = 'This ZIP file is damaged or cut off. Please export it again.';

export const isZip = (head: Uint8Array): boolean => head[0] === 0x50 && head[1] === 0x4b && head[2] === 3;

/** What macOS and spreadsheets leave behind is none of the data. */
const isJunk = (name: string) => /(^|\/)(__MACOSX|\.)/.test(name) || name.endsWith('/');

export interface ZipReader {
  /** Called with the pieces of a file as they are unpacked, `last` with the end of it. */
  onFile(name: string): ((chunk: Uint8Array, last: boolean) => void) | undefined;
}

/** Unpacks a ZIP while it is read, file by file; only what `onFile` asks for. */
export async function readZip(
  file: Blob,
  reader: ZipReader,
  onProgress?: (bytes: number) => void,
): Promise<void> {
  let [unpacked, files, open] = [0, 0, 0];
  let failure: Error | undefined;
  const unzip = new Unzip((entry: UnzipFile) => {
    files += 1;
    if (files > MOST_FILES) failure ??= new UnreadableFile(TOO_LARGE);
    if (failure || isJunk(entry.name)) return;
    const take = reader.onFile(entry.name);
    if (!take) return;
    open += 1;
    entry.ondata = (error, chunk, last) => {
      if (error) failure ??= new UnreadableFile(BROKEN);
      if (failure) return;
      unpacked += chunk.length;
      if (unpacked > Math.max(file.size, 1024) * MOST_RATIO) failure = new UnreadableFile(TOO_LARGE);
      else take(chunk, last);
      if (last) open -= 1;
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  let read = 0;
  const stream = file.stream().getReader();
  for (;;) {
    const { done, value } = await stream.read();
    try {
      unzip.push(value ?? new Uint8Array(), done);
    } catch (error) {
      if (error instanceof UnreadableFile) throw error;
      throw failure ?? new UnreadableFile(BROKEN);
    }
    if (failure) {
      await stream.cancel();
      throw failure;
    }
    read += value?.length ?? 0;
    onProgress?.(read);
    if (done) break;
  }
  if (files === 0 || open > 0) throw new UnreadableFile(BROKEN);
}
