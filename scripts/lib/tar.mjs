import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

const BLOCK = 512;
const TYPES = { file: '0', link: '2', folder: '5' };

/** Everything below a folder: sorted by name, so that no file system's order shows. */
function entriesOf(root, folder) {
  return fs
    .readdirSync(path.join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const name = path.posix.join(folder, entry.name);
      if (entry.isSymbolicLink()) return [{ name, type: 'link' }];
      if (!entry.isDirectory()) return [{ name, type: 'file' }];
      return [{ name: `${name}/`, type: 'folder' }, ...entriesOf(root, name)];
    });
}

/** The two fields of a long name; the border between them is a slash that belongs to neither. */
function splitName(name) {
  if (Buffer.byteLength(name) <= 100) return ['', name];
  for (let at = name.indexOf('/'); at > 0; at = name.indexOf('/', at + 1)) {
    const [prefix, rest] = [name.slice(0, at), name.slice(at + 1)];
    if (rest && Buffer.byteLength(rest) <= 100 && Buffer.byteLength(prefix) <= 155) return [prefix, rest];
  }
  throw new Error(`${name} is too long for a tar archive`);
}

const octal = (number, length) => number.toString(8).padStart(length - 1, '0');

function header({ name, type, mode, size, target = '' }, time) {
  const block = Buffer.alloc(BLOCK);
  const [prefix, rest] = splitName(name);
  if (Buffer.byteLength(target) > 100) throw new Error(`${target} is too long for a tar archive`);
  const put = (text, at) => block.write(text, at, 'utf8');
  put(rest, 0);
  put(octal(mode, 8), 100);
  put(octal(0, 8), 108);
  put(octal(0, 8), 116);
  put(octal(size, 12), 124);
  put(octal(time, 12), 136);
  put(' '.repeat(8), 148);
  put(TYPES[type], 156);
  put(target, 157);
  put('ustar\u000000', 257);
  put(prefix, 345);
  const sum = block.reduce((total, byte) => total + byte, 0);
  put(`${octal(sum, 7)}\0 `, 148);
  return block;
}

function blocksOf(root, entry, time) {
  const place = path.join(root, entry.name);
  if (entry.type === 'folder') return [header({ ...entry, mode: 0o755, size: 0 }, time)];
  if (entry.type === 'link')
    return [header({ ...entry, mode: 0o777, size: 0, target: fs.readlinkSync(place) }, time)];
  const content = fs.readFileSync(place);
  const mode = fs.statSync(place).mode & 0o100 ? 0o755 : 0o644;
  const padding = Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK);
  return [header({ ...entry, mode, size: content.length }, time), content, padding];
}

function* archiveOf(root, folder, time) {
  for (const entry of [{ name: `${folder}/`, type: 'folder' }, ...entriesOf(root, folder)])
    yield* blocksOf(root, entry, time);
  yield Buffer.alloc(2 * BLOCK);
}

/**
 * Packs `<root>/<folder>` into a .tar.gz that is the same, byte for byte, whoever packs the same files: no owners, one
 * time (in seconds) for all, and no more of the modes than whether a file is a program.
 */
export async function packTar(root, folder, file, time) {
  // Level 9 takes four times as long and saves 0.4 %.
  await pipeline(archiveOf(root, folder, time), createGzip({ level: 6 }), fs.createWriteStream(file));
}
