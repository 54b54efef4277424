import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

const READY = /is ready after .*?: (http[^\s"]+)/;
const PATIENCE_MS = 180_000;
const PERSON = {
  password: 'difference engine',
  firstName: 'Ada',
  lastName: 'Lovelace',
  gender: 'female',
  dateOfBirth: '1990-12-10',
};
const today = () => new Date().toISOString().slice(0, 10);
const MEAL = {
  name: 'Rolled oats',
  calories: 225.4,
  protein: 7.94,
  carbs: 35.22,
  fats: 3.91,
  serving: '60g',
};

/** Starts FitArc by this command and waits until it says that it is ready. `stopped` is the process to tell to stop. */
export async function startFitArc(command, args, options, stopped = (pid) => pid) {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  const ended = new Promise((resolve) => child.once('close', (code, signal) => resolve(code ?? signal)));
  const gone = () => child.exitCode !== null || child.signalCode !== null;
  const line = async (pattern) => {
    const deadline = Date.now() + PATIENCE_MS;
    while (!pattern.test(said)) {
      if (gone() || Date.now() > deadline) throw new Error(`${pattern} was not written:\n${said}`);
      await wait(20);
    }
    return pattern.exec(said);
  };
  const startedAt = Date.now();
  try {
    const [, url] = await line(READY);
    return {
      url,
      pid: child.pid,
      readyMs: Date.now() - startedAt,
      line,
      said: () => said,
      /** Answers how it ended, and after how long. */
      async stop() {
        const stoppedAt = Date.now();
        process.kill(stopped(child.pid), 'SIGTERM');
        return { code: await ended, ms: Date.now() - stoppedAt };
      },
    };
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
}

async function call(url, path, { token, body, expected = 200 } = {}) {
  const answer = await fetch(`${url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  assert.equal(answer.status, expected, `${path} answered ${answer.status}: ${text}`);
  return text;
}

/** The pages and every file they begin with. */
async function visit(url) {
  const page = await call(url, '/');
  const files = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file);
  assert.ok(files.length > 0, 'the page names no files');
  for (const file of files) await call(url, file);
}

/** From the first page over the code on the console to the first logged meal; answers who it was. */
export async function logFirstMeal(server, email = 'ada@example.org') {
  const { url } = server;
  await visit(url);
  await call(url, '/api/auth/register', { body: { ...PERSON, email }, expected: 201 });
  const [, code] = await server.line(new RegExp(`Mail to ${email}: verification code (\\d{6})`));
  const { token } = JSON.parse(await call(url, '/api/auth/verify-code', { body: { email, code } }));
  await call(url, '/api/meals', { token, body: { ...MEAL, date: today() }, expected: 201 });
  await findMeal(server, email);
  return email;
}

/** The meal is there, for whoever logs in now. */
export async function findMeal({ url }, email) {
  const login = { email, password: PERSON.password };
  const { token } = JSON.parse(await call(url, '/api/auth/login', { body: login }));
  const meals = JSON.parse(await call(url, `/api/meals/date/${today()}`, { token }));
  assert.deepEqual(
    meals.map(({ name }) => name),
    [MEAL.name],
  );
}
