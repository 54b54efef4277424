import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { Receiver } from './receiver.ts';
import { startTestApp } from './test-app.ts';
import { newToken } from './tokens.ts';
import { logged, workoutsOf } from './workouts.ts';

const GUIDE = readFileSync(new URL('../../../docs/home-assistant.md', import.meta.url), 'utf8');

const t = await startTestApp({ webhookPrivate: true });
const ada = await t.cast.ada();
const token = await newToken(t, ada, ['today:read', 'weights:write']);
const today = t.clock.now().toISOString().slice(0, 10);

/** A snippet of the guide, by its first comment, with Home Assistant's secret in place. */
function snippet<T>(name: string): T {
  const found = [...GUIDE.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, yaml = '']) => yaml);
  const yaml = found.find((text) => text.startsWith(`# ${name}\n`));
  if (!yaml) throw new Error(`the guide has no snippet "${name}"`);
  return load(yaml.replaceAll('!secret fitarc_authorization', `"Bearer ${token}"`)) as T;
}

/** As much of Home Assistant's templates as the guide uses. */
function render(template: string, known: Record<string, unknown>): string {
  return template.replace(/\{\{\s*(.*?)\s*\}\}/g, (_all, expression: string) => {
    if (expression === 'now().date()') return today;
    const value = expression
      .split('.')
      .reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], known);
    if (value === undefined) throw new Error(`nothing is called ${expression}`);
    return String(value);
  });
}

const pathOf = (url: string) => new URL(url).pathname;
type Headers = Record<string, string>;
const rendered = (headers: Headers, known: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), render(value, known)]),
  );

describe('the guide for Home Assistant', () => {
  it('reads today as sensors (R-1234)', async () => {
    interface Rest {
      readonly rest: {
        resource: string;
        headers: Headers;
        sensor: { name: string; value_template: string }[];
      }[];
    }
    const [{ resource, headers, sensor }] = snippet<Rest>('Sensors').rest as [Rest['rest'][number]];
    await t.request('POST', '/api/weights', { token: ada.token, body: { date: today, weight: 81.5 } });
    const answer = await t.request('GET', pathOf(resource), { headers: rendered(headers, {}) });
    expect(answer.status).toBe(200);
    const values = sensor.map(({ name, value_template }) => [
      name,
      render(value_template, { value_json: answer.body }),
    ]);
    expect(values).toContainEqual(['FitArc weight', '81.5']);
    expect(values).toContainEqual(['FitArc protein eaten', '0']);
    expect(values).toHaveLength(5);
  });

  it('names every field of the answer in its table (R-1235)', async () => {
    const { body } = await t.request('GET', '/api/today', { token });
    const { requestId: _none, ...fields } = body as Record<string, unknown>;
    for (const name of Object.keys(fields)) {
      const isOfPattern = /^(carbs|fats)_(eaten|goal)$/.test(name);
      if (!isOfPattern) expect(GUIDE).toContain(`\`${name}\``);
    }
  });

  it('sends the weight of a scale, once (R-1236)', async () => {
    interface Command {
      readonly rest_command: Record<
        string,
        { url: string; method: string; headers: Headers; content_type: string; payload: string }
      >;
      readonly automation: { actions: { action: string }[] }[];
    }
    const { rest_command, automation } = snippet<Command>('Weight');
    const [name = '', command] = Object.entries(rest_command)[0] ?? [];
    expect(automation[0]?.actions[0]?.action).toBe(`rest_command.${name}`);
    if (!command) throw new Error('the guide has no command');
    const known = { weight: '79.35' };
    const send = () =>
      t.request(command.method.toUpperCase() as 'POST', pathOf(command.url), {
        raw: render(command.payload, known),
        headers: { ...rendered(command.headers, known), 'content-type': command.content_type },
      });
    expect((await send()).status).toBe(201);
    expect((await send()).status).toBe(201);
    const { list } = await t.request('GET', '/api/weights', { token: ada.token });
    expect(list).toMatchObject([{ date: today, weight: 79.35, unit: 'kg' }]);
  });

  it('is told of a workout (R-1237)', async () => {
    interface Trigger {
      readonly automation: {
        triggers: { webhook_id: string; allowed_methods: string[] }[];
        conditions: { value_template: string }[];
        actions: { data: { message: string } }[];
      }[];
    }
    const [{ triggers, conditions, actions }] = snippet<Trigger>('Workout').automation as [
      Trigger['automation'][number],
    ];
    const path = `/api/webhook/${triggers[0]?.webhook_id}`;
    expect(GUIDE).toContain(`http://homeassistant.local:8123${path}`);
    const receiver = await new Receiver().listen();
    const added = await t.request('POST', '/api/webhooks', {
      token: ada.token,
      body: { address: `http://127.0.0.1:${receiver.port}${path}`, events: ['workout.logged'] },
    });
    expect(added.status).toBe(201);
    await logged(workoutsOf(t, ada), { workout_type: 'Custom', workout_name: 'Legs', date: today });
    await t.webhooks.run();
    const [got] = receiver.got;
    expect(got?.path).toBe(path);
    expect(triggers[0]?.allowed_methods).toEqual(['POST']);
    expect(conditions[0]?.value_template).toBe(`{{ trigger.json.type == '${got?.body.type}' }}`);
    const message = render(String(actions[0]?.data.message), { trigger: { json: got?.body } });
    expect(message).toMatch(/^Legs: \d+(\.\d+)? kg moved$/);
  });
});
