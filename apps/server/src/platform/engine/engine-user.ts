import { spawn } from 'node:child_process';
import { chown, readFile, stat } from 'node:fs/promises';

/** The account the engine runs under. `switched` is true when it is not our own. */
export type EngineUser = { uid: number; gid: number; switched: boolean };

/**
 * PostgreSQL refuses to run as root, so root hands it to the owner of the existing data, or to `nobody`.
 * Following the owner lets root start a FitArc that an ordinary account has set up.
 */
export async function chooseEngineUser(clusterDir: string): Promise<EngineUser> {
  const uid = process.getuid?.() ?? 0;
  const gid = process.getgid?.() ?? 0;
  if (uid !== 0) return { uid, gid, switched: false };
  const owner = await stat(clusterDir).catch(() => undefined);
  if (owner?.isDirectory() && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid, switched: true };
  return { ...(await nobody()), switched: true };
}

async function nobody(): Promise<{ uid: number; gid: number }> {
  const accounts = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const [, , uid, gid] = /^nobody:.*$/m.exec(accounts)?.[0].split(':') ?? [];
  // macOS writes -2; file ownership is reported unsigned.
  return { uid: Number(uid ?? 65534) >>> 0, gid: Number(gid ?? 65534) >>> 0 };
}

/** What to give to spawn: no inherited environment (no app secrets, no PG* variables), a cwd everyone can enter. */
export function spawnAsUser(user: EngineUser): {
  cwd: string;
  env: Record<string, string>;
  uid?: number;
  gid?: number;
} {
  const common = { cwd: '/', env: { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/local/bin:/usr/bin:/bin' } };
  // spawn wants a signed 32-bit number.
  return user.switched ? { ...common, uid: user.uid | 0, gid: user.gid | 0 } : common;
}

export async function chownTo(user: EngineUser, path: string): Promise<void> {
  if (user.switched) await chown(path, user.uid, user.gid);
}

/** Asks the kernel instead of reading mode bits, so that ACLs and mount options count too. */
export async function canEnter(user: EngineUser, folder: string): Promise<boolean> {
  if (!user.switched) return true;
  const { code } = await runAsUser(user, '/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder]);
  return code === 0;
}

export type RunResult = { code: number | undefined; output: string };

/** Runs a short command to its end; a command that cannot be started has no code. */
export function runAsUser(
  user: EngineUser,
  file: string,
  args: string[],
  { input = '', env = {} }: { input?: string | undefined; env?: Record<string, string> } = {},
): Promise<RunResult> {
  return new Promise((resolve) => {
    const options = spawnAsUser(user);
    const child = spawn(file, args, {
      ...options,
      env: { ...options.env, ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-8000);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    // A command that ends before reading its input must not bring us down with EPIPE.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
    child.once('error', (error) => resolve({ code: undefined, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? -1, output: output.trim() }));
  });
}
