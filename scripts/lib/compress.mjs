import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { walk } from './files.mjs';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Files that never change are compressed once, here, and not for every visitor. */
export async function compressAssets(dist) {
  const files = walk(dist, 'assets', () => false).filter((file) => /\.(js|css|svg|txt)$/.test(file));
  for (const file of files.map((name) => path.join(dist, name))) {
    const bytes = fs.readFileSync(file);
    if (bytes.length < 1024) continue;
    fs.writeFileSync(`${file}.br`, await brotli(bytes));
    fs.writeFileSync(`${file}.gz`, await gzip(bytes, { level: 9 }));
  }
}
