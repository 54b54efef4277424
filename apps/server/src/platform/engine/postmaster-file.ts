import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

/** What a running PostgreSQL writes into its data folder. */
export type PostmasterFile = { pid: number; port: number; socketFolder: string };

export async function readPostmasterFile(cluster: string): Promise<PostmasterFile | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , port, socketFolder] = text.split('\n');
  // PostgreSQL writes the pid negative in single-user mode.
  const found = { pid: Math.abs(Number(pid)), port: Number(port), socketFolder: socketFolder ?? '' };
  return Number.isSafeInteger(found.pid) && found.pid > 0 ? found : undefined;
}

/** `gone`: no such process. `ours`: verifiably the PostgreSQL of this cluster. `unknown` must not be touched. */
export type ProcessKind = 'gone' | 'ours' | 'other' | 'unknown';

export async function processKindOf(pid: number, cluster: string): Promise<ProcessKind> {
  if (!isAlive(pid)) return 'gone';
  const words = await commandLine(pid);
  if (!words) return isAlive(pid) ? 'unknown' : 'gone';
  // A process without a command line has ended and waits to be collected by its parent.
  if (!/^postgres/.test(basename(words[0] ?? ''))) return 'other';
  return words[words.indexOf('-D') + 1] === cluster ? 'ours' : 'unknown';
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, under another account.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function commandLine(pid: number): Promise<string[] | undefined> {
  const raw = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined);
  if (raw !== undefined) return raw.split('\0');
  const { stdout } = await promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).catch(
    () => ({ stdout: '' }),
  );
  return stdout.trim() ? wordsOfPs(stdout.trim()) : undefined;
}

/** macOS has no /proc, and ps does not quote: our own arguments are `<path of postgres> -D <cluster> -c …`. */
function wordsOfPs(line: string): string[] {
  const ours = /^(.*\/postgres) -D (.*?)(?: -c |$)/.exec(line);
  return ours ? [ours[1] ?? '', '-D', ours[2] ?? ''] : line.split(' ');
}
