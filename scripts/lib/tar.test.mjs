import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeTree } from './fixture.mjs';
import { packTar } from './tar.mjs';

const LONG = `${'a-folder-of-forty-characters-and-no-more/'.repeat(3)}file-${'x'.repeat(80)}.js`;
const TIME = 1_700_000_000;

function release() {
  const root = makeTree({
    [`app/${LONG}`]: 'long',
    'app/empty': '',
    'app/program': 'run',
    'app/umlaut-ä': 'ä',
  });
  fs.chmodSync(path.join(root, 'app/program'), 0o700);
  fs.symlinkSync('lib.so.1', path.join(root, 'app/lib.so'));
  return root;
}

it('packs what the tar of the system unpacks: long names, links, programs, one time for all', async () => {
  const archive = path.join(makeTree({}), 'app.tar.gz');
  await packTar(release(), 'app', archive, TIME);
  const into = makeTree({});
  expect(spawnSync('tar', ['-xzf', archive, '-C', into]).status).toBe(0);
  const read = (file) => fs.readFileSync(path.join(into, 'app', file), 'utf8');
  expect([read(LONG), read('empty'), read('umlaut-ä')]).toEqual(['long', '', 'ä']);
  expect(fs.readlinkSync(path.join(into, 'app/lib.so'))).toBe('lib.so.1');
  const { mode, mtimeMs } = fs.statSync(path.join(into, 'app/program'));
  expect([(mode & 0o100) !== 0, mtimeMs]).toEqual([true, TIME * 1000]);
  expect(fs.statSync(path.join(into, 'app/empty')).mode & 0o111).toBe(0);
});

it('packs the same files to the same bytes, whenever they were written and whoever owns them (R-1253)', async () => {
  const out = makeTree({});
  const pack = async (name) => {
    const root = release();
    fs.utimesSync(path.join(root, 'app/empty'), new Date(name.length), new Date());
    fs.chmodSync(path.join(root, 'app/empty'), name === 'one' ? 0o600 : 0o664);
    await packTar(root, 'app', path.join(out, name), TIME);
    return fs.readFileSync(path.join(out, name)).toString('base64');
  };
  expect(await pack('one')).toBe(await pack('other'));
});

it('refuses a name that the format cannot hold', async () => {
  const root = makeTree({ [`app/${'x'.repeat(150)}`]: '' });
  await expect(packTar(root, 'app', path.join(root, 'out'), TIME)).rejects.toThrow(
    'too long for a tar archive',
  );
});
