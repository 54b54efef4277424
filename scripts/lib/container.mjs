import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { startFitArc } from './newcomer.mjs';

// What an engine does for `read_only`, `tmpfs: [/tmp]` and a volume: nothing else of the tree can be written.
const MOUNTS = `set -e
mount --bind "$TREE" "$TREE"
mount -t proc proc "$TREE/proc"
mount --rbind /dev "$TREE/dev"
mount -t tmpfs -o mode=1777 tmpfs "$TREE/tmp"
mount --bind "$DATA" "$TREE/data"
mount -o remount,bind,ro "$TREE"
exec chroot "$TREE" "$@"`;

/** With `cap_drop: [ALL]` and what is added again, and `no-new-privileges`. */
const privileges = ({ uid, capabilities = [] }) => [
  'setpriv',
  `--reuid=${uid}`,
  `--regid=${uid}`,
  '--clear-groups',
  `--bounding-set=${['-all', ...capabilities.map((name) => `+${name}`)].join(',')}`,
  '--inh-caps=-all',
  '--no-new-privs',
];

const assignments = (env) => ['env', '--ignore-environment', '--chdir=/data', ...env];

const firstChildOf = (pid) =>
  Number(fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')[0]);

/** Starts the image as `docker run` would, in namespaces of its own, except for the network. */
export async function startContainer({ tree, config }, { data, settings = {}, ...user }) {
  const env = [...config.Env, ...Object.entries(settings).map(([name, value]) => `${name}=${value}`)];
  const inside = [...assignments(env), ...privileges(user)];
  const namespaces = ['--mount', '--pid', '--ipc', '--uts', '--fork', '--kill-child'];
  const server = await startFitArc(
    'unshare',
    [...namespaces, 'sh', '-c', MOUNTS, 'sh', ...inside, ...config.Entrypoint, ...config.Cmd],
    { env: { PATH: process.env.PATH, TREE: tree, DATA: data } },
    firstChildOf,
  );
  /** The first process inside, by its number outside. */
  const pid = firstChildOf(server.pid);
  return {
    ...server,
    pid,
    /** A command beside it, as `docker exec` runs one. */
    exec(...args) {
      const enter = [`--target=${pid}`, '--mount', '--pid', '--ipc', '--uts', '--root'];
      const { status, stdout, stderr } = spawnSync('nsenter', [...enter, ...inside, ...args], {
        encoding: 'utf8',
      });
      return { status, said: stdout + stderr };
    },
  };
}
