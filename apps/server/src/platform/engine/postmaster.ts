import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { withClient } from './connect.ts';
import { type EngineConnection, EngineError, type EngineLog, errorCode } from './engine-types.ts';
import { type EngineUser, spawnAsUser } from './engine-user.ts';
import { messageOf } from './folders.ts';

export type PostmasterOptions = {
  postgres: string;
  cluster: string;
  user: EngineUser;
  connection: EngineConnection;
  settings: Record<string, string>;
  log: EngineLog;
};

/** One life of PostgreSQL. */
export type Postmaster = {
  pid: number | undefined;
  /** Resolves when the process has ended, with the reason in words; never rejects. */
  ended: Promise<string>;
  hasEnded(): boolean;
  signal(signal: NodeJS.Signals): void;
  /** From here on its warnings and errors are worth reporting. */
  report(on: boolean): void;
  lastWords(): string;
};

const lastLinesMax = 15;

export function launch(options: PostmasterOptions, ignoredPid?: number): Postmaster {
  const args = ['-D', options.cluster];
  for (const [name, value] of Object.entries(options.settings)) args.push('-c', `${name}=${value}`);
  const base = spawnAsUser(options.user);
  // How pg_ctl tells PostgreSQL that a pid found in a stale postmaster.pid is not a rival.
  const env = ignoredPid ? { ...base.env, PG_GRANDPARENT_PID: String(ignoredPid) } : base.env;
  // Detached: Ctrl-C in the terminal reaches FitArc only, which then stops the engine after its own work.
  const child = spawn(options.postgres, args, {
    ...base,
    env,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const listener = listen(child, options.log);
  let over = false;
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(messageOf(error)));
    child.once('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`));
  }).then((reason) => {
    over = true;
    return reason;
  });
  return {
    pid: child.pid,
    ended,
    hasEnded: () => over,
    signal: (signal) => void child.kill(signal),
    ...listener,
  };
}

function listen(child: ChildProcess, log: EngineLog): Pick<Postmaster, 'report' | 'lastWords'> {
  const lastLines: string[] = [];
  let reporting = false;
  if (child.stderr) {
    createInterface({ input: child.stderr }).on('line', (line) => {
      lastLines.push(line);
      if (lastLines.length > lastLinesMax) lastLines.shift();
      if (reporting) forward(line, log);
    });
  }
  return {
    report: (on) => {
      reporting = on;
    },
    lastWords: () => lastLines.join('\n'),
  };
}

/** A COPY that is broken off ends with its connection: a backup when FitArc stops, a restore that fails. */
const brokenOff = /connection to client lost/;

function forward(line: string, log: EngineLog): void {
  if (brokenOff.test(line)) return;
  if (/^(WARNING|ERROR):/.test(line)) log.warn(`PostgreSQL ${line}`);
  else if (/^(FATAL|PANIC):/.test(line)) log.error(`PostgreSQL ${line}`);
}

/** Answers the question "is it up?" by asking it; recovery after a crash may take a while. */
export async function waitUntilReady(
  postmaster: Postmaster,
  connection: EngineConnection,
  patience: number,
): Promise<void> {
  const deadline = performance.now() + patience;
  for (;;) {
    if (postmaster.hasEnded()) {
      throw new EngineError(
        `PostgreSQL did not start (${await postmaster.ended}): ${postmaster.lastWords()}`,
      );
    }
    const problem = await probeConnection(connection);
    if (!problem) return;
    if (performance.now() > deadline) {
      throw new EngineError(
        `PostgreSQL did not answer within ${patience / 1000} s (${problem}): ${postmaster.lastWords()}`,
      );
    }
    await Promise.race([sleep(25), postmaster.ended]);
  }
}

async function probeConnection(connection: EngineConnection): Promise<string | undefined> {
  try {
    await withClient(connection, 'postgres', (client) => client.query('SELECT 1'));
    return undefined;
  } catch (error) {
    // 28xxx: the password is wrong, which no waiting cures.
    if (errorCode(error)?.startsWith('28')) {
      throw new EngineError(`PostgreSQL refuses the password kept in DATA_DIR: ${messageOf(error)}`);
    }
    return messageOf(error);
  }
}
