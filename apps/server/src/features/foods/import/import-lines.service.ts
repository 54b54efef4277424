import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';

export interface Line {
  /** From 1. */
  readonly number: number;
  /** Undefined when it is too long to be held. */
  readonly text: string | undefined;
}

/** Far more than the longest product; a file without ends of lines must not fill the memory. */
export const MAX_LINE_LENGTH = 8 * 1024 * 1024;
const NEWLINE = 10;

/** The lines of what is read, those of each piece together. The last one need not be ended. */
export async function* splitLines(
  chunks: AsyncIterable<Buffer>,
  longest: number = MAX_LINE_LENGTH,
): AsyncGenerator<readonly Line[]> {
  let number = 0;
  let parts: Buffer[] = [];
  let length = 0;
  const add = (part: Buffer) => {
    length += part.length;
    if (length <= longest) parts.push(part);
    else parts = [];
  };
  const end = (): Line => {
    const text = length <= longest ? Buffer.concat(parts).toString('utf8').replace(/\r$/, '') : undefined;
    parts = [];
    length = 0;
    return { number: ++number, text };
  };
  for await (const chunk of chunks) {
    const lines: Line[] = [];
    let from = 0;
    for (let to = chunk.indexOf(NEWLINE); to >= 0; to = chunk.indexOf(NEWLINE, from)) {
      add(chunk.subarray(from, to));
      lines.push(end());
      from = to + 1;
    }
    add(chunk.subarray(from));
    yield lines;
  }
  if (length > 0) yield [end()];
}

async function isGzip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await file.close();
  }
}

/** What could not be read to its end, as when a download was cut off. */
export class BrokenFile extends Error {}

/** Apart from everything that may go wrong with what was read. */
async function* whole(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* chunks;
  } catch (error) {
    throw new BrokenFile(error instanceof Error ? error.message : String(error));
  }
}

export interface OpenFile {
  readonly chunks: AsyncIterable<Buffer>;
  /** Of the file itself, packed or not. */
  bytesRead(): number;
  close(): void;
}

/** Whether it is compressed is told by its content, not its name. */
export async function openFile(path: string): Promise<OpenFile> {
  const isPacked = await isGzip(path);
  const file = createReadStream(path, { highWaterMark: 256 * 1024 });
  const unpacked = isPacked ? file.pipe(createGunzip()) : file;
  // A pipe does not hand errors on, and one that nobody hears ends the process.
  if (isPacked) file.on('error', (error) => unpacked.destroy(error));
  return { chunks: whole(unpacked), bytesRead: () => file.bytesRead, close: () => void file.destroy() };
}
