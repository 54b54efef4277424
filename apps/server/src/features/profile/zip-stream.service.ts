import { Zip, ZipDeflate } from 'fflate';

export interface ZipEntry {
  readonly name: string;
  readonly text: AsyncIterable<string>;
}

/** A ZIP file, made while its entries are read: only a piece of it is in memory. */
export async function* zipStream(entries: Iterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const takeReady = () => {
    const chunks = ready;
    ready = [];
    return chunks;
  };
  for (const { name, text } of entries) {
    const file = new ZipDeflate(name, { level: 6 });
    zip.add(file);
    for await (const part of text) {
      file.push(encoder.encode(part));
      yield* takeReady();
    }
    file.push(new Uint8Array(), true);
    yield* takeReady();
  }
  zip.end();
  yield* takeReady();
}
