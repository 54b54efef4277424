import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { decrypted, isEncrypted } from './backup-cipher.ts';
import { damaged } from './backup-format.ts';
import { EngineError, errorCode } from './engine-types.ts';

const endOfRows = Buffer.from('\n\\.\n');
const longestLine = 1024 * 1024;

/** Opens a backup file; an encrypted one needs the secret key of one of its recipients. */
export async function openBackup(path: string, identity?: string): Promise<BackupReader> {
  const needsKey = await isEncrypted(path).catch((error: unknown) => {
    throw unreadable(path, error);
  });
  const file = createReadStream(path);
  try {
    const plain = needsKey ? await decrypted(file, path, identity) : file;
    const text = createGunzip({ chunkSize: 64 * 1024 });
    // pipe() does not pass errors on, and the reader only looks at the end of the chain.
    plain.on('error', (error) => text.destroy(error));
    return new BackupReader(plain.pipe(text), path, () => file.destroy());
  } catch (error) {
    file.destroy();
    throw error;
  }
}

const unreadable = (path: string, error: unknown) =>
  new EngineError(`${path} cannot be read (${errorCode(error) ?? 'unknown reason'}).`);

/** Reads a backup front to back: line by line outside the tables, in pieces of any length inside. */
export class BackupReader {
  readonly #path: string;
  readonly #chunks: AsyncIterator<Buffer>;
  readonly #end: () => void;
  #rest = Buffer.alloc(0);

  constructor(text: AsyncIterable<Buffer>, name: string, end: () => void = () => undefined) {
    this.#path = name;
    this.#chunks = text[Symbol.asyncIterator]();
    this.#end = end;
  }

  /** Undefined at the end of the file. */
  async line(): Promise<string | undefined> {
    for (;;) {
      const end = this.#rest.indexOf(10);
      if (end >= 0) return this.#take(end + 1).toString('utf8', 0, end);
      if (this.#rest.length > longestLine) throw damaged(this.#path);
      if (!(await this.#fill())) {
        if (this.#rest.length > 0) throw damaged(this.#path);
        return undefined;
      }
    }
  }

  /** The rows after a COPY line, up to the line that ends them, which is taken too. */
  async *rows(): AsyncGenerator<Buffer> {
    // The newline of the COPY line itself belongs to the mark when there are no rows.
    this.#rest = Buffer.concat([endOfRows.subarray(0, 1), this.#rest]);
    let leading = 1;
    for (;;) {
      const end = this.#rest.indexOf(endOfRows);
      const ready = end >= 0 ? end + 1 : Math.max(0, this.#rest.length - endOfRows.length + 1);
      if (ready > leading) yield this.#take(ready).subarray(leading);
      else if (end >= 0) this.#take(ready);
      if (end >= 0) {
        this.#take(endOfRows.length - 1);
        return;
      }
      if (ready > leading) leading = 0;
      if (!(await this.#fill())) throw damaged(this.#path);
    }
  }

  async close(): Promise<void> {
    await this.#chunks.return?.();
    this.#end();
  }

  #take(bytes: number): Buffer {
    const taken = this.#rest.subarray(0, bytes);
    this.#rest = this.#rest.subarray(bytes);
    return taken;
  }

  async #fill(): Promise<boolean> {
    try {
      const { done, value } = await this.#chunks.next();
      if (done) return false;
      this.#rest = Buffer.concat([this.#rest, value]);
      return true;
    } catch (error) {
      if (error instanceof EngineError) throw error;
      if (errorCode(error)?.startsWith('Z_')) throw damaged(this.#path);
      throw unreadable(this.#path, error);
    }
  }
}
