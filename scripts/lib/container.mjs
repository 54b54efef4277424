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

const NAMESPACES = ['--mount', '--pid', '--ipc', '--uts', '--fork', '--kill-child'];

/** How to run a command in the image: the program and arguments before it, and the environment outside. */
function prefixOf({ tree, config }, { data, settings = {}, ...user }) {
  const env = [...config.Env, ...Object.entries(settings).map(([name, value]) => `${name}=${value}`)];
  const inside = [...assignments(env), ...privileges(user)];
  return {
    inside,
    args: [...NAMESPACES, 'sh', '-c', MOUNTS, 'sh', ...inside, ...config.Entrypoint],
    env: { PATH: process.env.PATH, TREE: tree, DATA: data },
  };
}

/** One command in a container of its own, as `docker compose run` runs it beside no server. */
export function runContainer(image, container, ...command) {
  const { args, env } = prefixOf(image, container);
  const { status, stdout, stderr } = spawnSync('unshare', [...args, ...command], { env, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

/** Starts the image as `docker run` would, in namespaces of its own, except for the network. */
export async function startContainer(image, container) {
  const { inside, args, env } = prefixOf(image, container);
  const server = await startFitArc('unshare', [...args, ...image.config.Cmd], { env }, firstChildOf);
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
