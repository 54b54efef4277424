import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { newFolder, run, type Server, startServer, tidy } from './server-process.ts';

vi.setConfig({ testTimeout: 240_000 });

// Backups of the demo, each made by a landed state of FitArc and never changed.
const LANDED = join(import.meta.dirname, 'landed');
const MEMBER = { email: 'maya.lindgren@example.org', password: 'fitarc-demo' };

async function restored(file: string): Promise<{ server: Server; output: string }> {
  const dataDir = await newFolder();
  onTestFinished(() => tidy(dataDir));
  const settings = { DATA_DIR: dataDir };
  const restore = run('operate', ['restore', join(LANDED, file)], settings);
  expect([await restore.ended, restore.output()]).toEqual([0, expect.stringContaining('Restored')]);
  return { server: await startServer(settings), output: restore.output() };
}

const rowsIn = (output: string, table: string) =>
  Number(new RegExp(`"public"\\."${table}": (\\d+)`).exec(output)?.[1]);

it.each(readdirSync(LANDED).filter((file) => file.endsWith('.backup')))(
  'data of the landed state %s is upgraded and works on',
  async (file) => {
    const { server, output } = await restored(file);
    const { token } = (await server.call('POST', '/api/auth/login', { body: MEMBER })).body;
    const list = async (path: string) => {
      const { status, body } = await server.call('GET', `/api${path}`, { token });
      expect([path, status]).toEqual([path, 200]);
      return body as unknown as Record<string, unknown>[];
    };

    const plans = await list('/workouts/plans/');
    expect(plans).toHaveLength(rowsIn(output, 'plans'));
    const { body: plan } = await server.call('GET', `/api/workouts/plans/${plans[0]?.plan_id}`, { token });
    const planned = Object.values(plan.workouts as Record<string, unknown[]>).flat();
    expect(planned).toHaveLength(rowsIn(output, 'plan_entries'));
    expect(await list('/favorites')).toHaveLength(rowsIn(output, 'favorites'));
    expect((await list('/weights')).length).toBeGreaterThan(40);

    const workouts = await list('/workouts/?limit=5');
    expect(workouts).toHaveLength(5);
    const { body: workout } = await server.call('GET', `/api/workouts/${workouts[0]?.workout_id}`, { token });
    expect((workout.exercises as unknown[]).length).toBeGreaterThan(0);
    const { date, ...corrected } = workout as Record<string, unknown>;
    const moved = await server.call('PUT', `/api/workouts/${workouts[0]?.workout_id}`, {
      token,
      body: { ...corrected, date: '2020-01-01' },
    });
    expect([moved.status, moved.body.date, moved.body.exercises]).toEqual([
      200,
      '2020-01-01',
      workout.exercises,
    ]);
    expect(date).not.toBe('2020-01-01');

    const meal = { name: 'Upgrade pie', date: '2020-01-01', calories: 100 };
    const headers = { 'idempotency-key': 'after the upgrade' };
    const added = await server.call('POST', '/api/meals', { token, headers, body: meal });
    expect(added.status).toBe(201);
    expect((await server.call('POST', '/api/meals', { token, headers, body: meal })).body).toEqual(
      added.body,
    );
    expect(await list('/meals/date/2020-01-01')).toHaveLength(1);
    expect(await server.stop()).toBe(0);
  },
);
