import { open } from 'node:fs/promises';
import type { Readable as NodeReadable } from 'node:stream';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { damaged } from './backup-format.ts';
import { EngineError } from './engine-types.ts';
import { messageOf } from './folders.ts';

const MAGIC = Buffer.from('age-encryption.org/v1');

const fromWeb = (stream: unknown) => Readable.fromWeb(stream as ReadableStream<Uint8Array>);
const toWeb = (stream: NodeReadable) => Readable.toWeb(stream) as unknown as globalThis.ReadableStream;

/** Whoever has the secret key of one of the recipients can read it, and nobody else, this server included. */
export async function* encrypted(plain: NodeReadable, recipients: readonly string[]) {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  yield* fromWeb(await encrypter.encrypt(toWeb(plain))) as AsyncIterable<Buffer>;
}

/** By what the file says, not by its name. */
export async function isEncrypted(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0);
    return bytesRead === MAGIC.length && buffer.equals(MAGIC);
  } finally {
    await file.close();
  }
}

/** What an encrypted file holds. */
export async function decrypted(file: NodeReadable, name: string, identity?: string): Promise<NodeReadable> {
  if (!identity) throw new EngineError(`${name} is encrypted; its secret key is needed to read it.`);
  const decrypter = decrypterFor(identity);
  try {
    return closing(fromWeb(await decrypter.decrypt(toWeb(file))), name);
  } catch (error) {
    if (/no identity matched/.test(messageOf(error)))
      throw new EngineError(`This key does not open ${name}: it was encrypted to another one.`);
    throw damaged(name);
  }
}

/** The lines of a key file: comments, and one or several secret keys. */
function decrypterFor(identity: string): Decrypter {
  const decrypter = new Decrypter();
  const keys = identity
    .split(/\s*\n\s*/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  try {
    if (keys.length === 0) throw new Error('no key');
    for (const key of keys) decrypter.addIdentity(key);
  } catch {
    // The library's words could quote the key.
    throw new EngineError('This is not a secret key of age: it begins with AGE-SECRET-KEY-1.');
  }
  return decrypter;
}

/** age notices every changed or missing byte, in words of its own. */
function closing(plain: NodeReadable, name: string): NodeReadable {
  return Readable.from(
    (async function* () {
      try {
        yield* plain;
      } catch {
        throw damaged(name);
      }
    })(),
    { objectMode: false },
  );
}
