import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { makeTree } from './lib/fixture.mjs';
import { inRoot } from './lib/paths.mjs';

const read = (file) => fs.readFileSync(inRoot(file), 'utf8');
const isHere = (command, ...args) => spawnSync(command, args).status === 0;
const UNITS = ['fitarc.service', 'fitarc-backup.service', 'fitarc-backup.timer'];
/** On a scale to 10, which is no protection at all. */
const MOST_EXPOSED = 2;

describe.runIf(isHere('systemd-analyze', '--version'))('the systemd units', () => {
  /** The Node of this machine need not be where the units look for it. */
  const units = () =>
    makeTree(
      Object.fromEntries(
        UNITS.map((unit) => [unit, read(`deploy/${unit}`).replaceAll('/usr/bin/node', process.execPath)]),
      ),
    );
  const analyze = (...args) => spawnSync('systemd-analyze', args, { encoding: 'utf8' });

  it('are valid', () => {
    const folder = units();
    const { status, stdout, stderr } = analyze(
      'verify',
      '--man=no',
      ...UNITS.map((unit) => path.join(folder, unit)),
    );
    expect([stdout + stderr, status]).toEqual(['', 0]);
  });

  it.each(['fitarc.service', 'fitarc-backup.service'])('%s may do little else than its work', (unit) => {
    const file = path.join(units(), unit);
    const { status, stdout, stderr } = analyze(
      'security',
      '--offline=true',
      `--threshold=${MOST_EXPOSED * 10}`,
      file,
    );
    // Versions before 250 cannot rate a file.
    if (/unrecognized option/.test(stderr)) return;
    expect([stdout.split('\n').filter((line) => line.includes('exposure')), status]).toEqual([
      [expect.stringMatching(/exposure level/)],
      0,
    ]);
  });
});

/** `<<` is not in YAML 1.2, which js-yaml reads; Compose knows it. */
function readCompose(file) {
  const compose = load(read(file));
  const merged = ([name, { '<<': common, ...own }]) => [name, { ...common, ...own }];
  return { ...compose, services: Object.fromEntries(Object.entries(compose.services).map(merged)) };
}

const HARDENED = {
  read_only: true,
  tmpfs: ['/tmp'],
  cap_drop: ['ALL'],
  security_opt: ['no-new-privileges:true'],
  restart: 'unless-stopped',
  stop_grace_period: '60s',
};

describe('the compose files', () => {
  it('start one container without any setting, which keeps its data in a volume (R-1246)', () => {
    const { services, volumes } = readCompose('compose.yaml');
    expect(Object.keys(services)).toEqual(['fitarc']);
    expect(services.fitarc).toEqual({
      ...HARDENED,
      build: '.',
      image: 'fitarc',
      ports: ['3000:3000'],
      volumes: ['data:/data'],
    });
    expect(volumes).toEqual({ data: null });
    expect(read('Dockerfile')).toMatch(/^VOLUME \/data$/m);
  });

  it('start two equal nodes that trust their own network, with every secret in a file (R-1247)', () => {
    const { services, networks, secrets, volumes } = readCompose('deploy/compose.cluster.yaml');
    const { node1, node2, postgres, caddy } = services;
    expect({ ...node2, volumes: node1.volumes }).toEqual(node1);
    expect(node1).toMatchObject(HARDENED);
    expect(node1.environment.TRUST_PROXY).toBe(networks.default.ipam.config[0].subnet);
    for (const { environment = {}, secrets: used = [] } of Object.values(services)) {
      const files = Object.entries(environment).filter(([name]) => name.endsWith('_FILE'));
      expect(files.map(([, file]) => path.basename(file)).sort()).toEqual([...used].sort());
      for (const name of used) expect(secrets[name].file).toMatch(/^\.\/secrets\//);
    }
    for (const file of [...postgres.volumes, ...caddy.volumes].filter((one) => one.startsWith('./')))
      expect(fs.existsSync(inRoot('deploy', file.split(':')[0])), file).toBe(true);
    const used = Object.values(services).flatMap((one) => one.volumes.map((volume) => volume.split(':')[0]));
    const named = new Set(used.filter((name) => !name.startsWith('.')));
    expect([...named].sort()).toEqual(Object.keys(volumes).sort());
    for (const [node] of read('deploy/Caddyfile').matchAll(/node\d/g)) expect(services).toHaveProperty(node);
  });

  it('keep secrets out of Git, of the image and of a release (R-1248)', () => {
    expect(read('.gitignore').split('\n')).toContain('/deploy/secrets/');
    expect(read('.dockerignore').split('\n')).toContain('deploy/secrets');
  });
});

describe.runIf(process.getuid?.() === 0)('the first program of the image, started as root', () => {
  const start = (env, ...args) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [inRoot('deploy/container.mjs'), ...args],
      {
        cwd: '/',
        env: { PATH: process.env.PATH, ...env },
        encoding: 'utf8',
      },
    );
    return { status, stdout: stdout.trim(), stderr: stderr.trim() };
  };

  it.each([
    ['PUID', '0'],
    ['PUID', 'ada'],
    ['PGID', '-1'],
  ])('goes no further with %s=%s', (name, id) => {
    const data = makeTree({ file: '' });
    expect(start({ DATA_DIR: data, [name]: id }, 'version')).toEqual({
      status: 1,
      stdout: '',
      stderr: `✗ ${name} must be the number of a user or group other than root, not ${id}.`,
    });
    expect(fs.statSync(path.join(data, 'file')).uid).toBe(0);
  });

  it('gives the data folder to the user it becomes, closed folders included, and follows no link (R-1249)', () => {
    const outside = makeTree({ file: '' });
    const data = makeTree({ 'postgres/base/file': '', 'secrets/key': '' });
    fs.symlinkSync(outside, path.join(data, 'link'));
    fs.chmodSync(path.join(data, 'secrets'), 0o700);
    expect(start({ DATA_DIR: data, PUID: '568', PGID: '569' }, 'version').status).toBe(0);
    for (const file of ['.', 'postgres', 'postgres/base/file', 'secrets', 'secrets/key', 'link']) {
      const { uid, gid } = fs.lstatSync(path.join(data, file));
      expect([file, uid, gid]).toEqual([file, 568, 569]);
    }
    expect(fs.statSync(path.join(outside, 'file')).uid).toBe(0);

    // A command typed as root beside a server that runs as 568.
    expect(start({ DATA_DIR: data }, 'version').status).toBe(0);
    expect(fs.statSync(path.join(data, 'secrets/key')).uid).toBe(568);
  });
});
