import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { ROOT } from './paths.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
// On Ctrl-C the terminal and npm both signal us; only a later one means that the person is impatient.
const SAME_KEYPRESS_MS = 1000;

export function kill(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Returns what ends the forwarding and tells the signal that came, if one did. */
function forwardSignals(child) {
  let first;
  const forward = (signal) => {
    if (!first) {
      first = { signal, at: Date.now() };
      kill(child.pid, signal);
    } else if (Date.now() - first.at > SAME_KEYPRESS_MS) {
      kill(-child.pid, 'SIGKILL');
    }
  };
  for (const signal of SIGNALS) process.on(signal, forward);
  return () => {
    for (const signal of SIGNALS) process.off(signal, forward);
    return first?.signal;
  };
}

const exitCodeOf = (signal) => 128 + constants.signals[signal];

/**
 * Runs a command to its end. Quiet ones return what they wrote. The child has its own process group, so it
 * hears of Ctrl-C once, from here, and nothing of it outlives an interrupted run.
 */
export function run(
  command,
  args,
  { cwd = ROOT, env = process.env, quiet = false, timeoutMs, onStart } = {},
) {
  return new Promise((resolve, reject) => {
    const output = quiet ? 'pipe' : 'inherit';
    const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', output, output] });
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    child.on('error', reject);
    if (child.pid === undefined) return;
    onStart?.(child.pid);
    const stopForwarding = forwardSignals(child);
    const timer = timeoutMs && setTimeout(() => kill(-child.pid, 'SIGKILL'), timeoutMs);
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      const interruption = stopForwarding();
      if (interruption) process.exit(exitCodeOf(interruption));
      resolve({ code: code ?? exitCodeOf(signal), output: Buffer.concat(chunks).toString().trim() });
    });
  });
}

export const lastLines = (text, count) => text.split('\n').slice(-count).join('\n');
