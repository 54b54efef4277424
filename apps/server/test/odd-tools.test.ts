import { TOKEN_SCOPE_NAMES } from '@fitarc/domain/token-scopes';
import { describe, expect, it } from 'vitest';
import { contributed, foodsOf } from './foods.ts';
import { startTestApp } from './test-app.ts';
import { newToken } from './tokens.ts';
import { watchRows } from './written-rows.ts';

const t = await startTestApp();
const [ada, grace] = [await t.cast.ada(), await t.cast.grace()];
const tokens: string[] = [];
const HEADERS = { accept: 'application/json, text/event-stream', 'mcp-protocol-version': '2025-11-25' };

/** Tokens have a limit of their own, which is not what this is about. */
async function nextToken(): Promise<string> {
  await t.sql('delete from access_tokens where user_id = $1', [grace.id]);
  return newToken(t, grace, TOKEN_SCOPE_NAMES);
}
let calls = 0;
async function post(sent: { body?: unknown; raw?: string; headers?: Record<string, string> }) {
  if (calls++ % 50 === 0) tokens[0] = await nextToken();
  const headers = { ...HEADERS, ...sent.headers };
  return t.request('POST', '/mcp', { ...sent, token: tokens[0], headers });
}

interface Rpc {
  readonly result?: { readonly isError?: boolean; readonly tools: readonly Described[] };
  readonly error?: { readonly code: number; readonly message: string };
}
interface Described {
  readonly name: string;
  readonly inputSchema: { readonly properties?: Record<string, unknown> };
}
const rpcIn = (text: string): Rpc => {
  const [, data] = /^data: (.*)$/m.exec(text) ?? [];
  return JSON.parse(data ?? (text || '{}'));
};
const call = (name: string, args: unknown) =>
  post({ body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } } });

const listed = rpcIn(
  (await post({ body: { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} } })).text,
);
const tools = (listed.result?.tools ?? []).map(
  ({ name, inputSchema }) => [name, Object.keys(inputSchema.properties ?? {})] as const,
);

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const ODD: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  '\u0000',
  '\u200b',
  '\ud800',
  '__proto__',
  "' or 1=1 --",
  'NaN',
  '9999-99-99',
  '0000-01-01',
  '2026-02-30',
  '=1+1',
  'x'.repeat(5000),
  '🦵'.repeat(300),
  '1 '.repeat(240),
  '!!! 3x8',
  '999999999999x999999999999 1e308 kg',
  -1,
  0,
  0.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  [],
  {},
  [null],
  [[]],
  [{}],
  Array.from({ length: 500 }, () => ({ food_id: 1, grams: 1, sets: 1, reps: 1 })),
  [{ sets: 3, reps: 8 }],
  [{ exercise: '???', sets: 3, reps: 8 }],
  [{ exercise_id: Number.MAX_SAFE_INTEGER, sets: 1, reps: 1 }],
  [{ food_id: Number.MAX_SAFE_INTEGER, grams: 1 }],
  { length: 1e9 },
  { toString: 1 },
  ...[null, 7, 'x', [], { workout: -1 }, { workout: 1e300 }, { meals: [-1, 0.5, null] }, { date: 'x' }].map(
    encoded,
  ),
  encoded({ date: '2026-03-02', weight: 1e308, unit: '__proto__' }),
];

/** What only the program itself may read. */
const INSIDES =
  /TypeError|RangeError|SyntaxError|Cannot (read|destructure)|not iterable|node_modules|at file:|select .* from/i;
const written = await watchRows(t);

/** Refused, nothing is stored; whatever it is, the answer is one of the protocol and tells no insides. */
async function isHarmless(sent: Promise<Awaited<ReturnType<typeof post>>>, what: unknown): Promise<void> {
  const answer = await sent;
  expect({ what, status: answer.status }).toEqual({
    what,
    status: expect.toSatisfy((code: number) => code < 500),
  });
  expect({ what, text: answer.text }).toEqual({ what, text: expect.not.stringMatching(INSIDES) });
  const rows = (await written()).filter(
    (row) => !row.endsWith(' access_tokens') && !row.endsWith(' outgoing_mails'),
  );
  const { result, error } = answer.status === 202 ? {} : rpcIn(answer.text);
  if (error ?? result?.isError ?? !result) expect({ what, rows }).toEqual({ what, rows: [] });
}

describe('odd arguments', () => {
  it('are tried on every tool (R-1230)', () => {
    expect(tools).toHaveLength(10);
  });

  it.each(tools)('%s', async (name, fields) => {
    for (const args of [undefined, null, [], 'text', 7, {}, { more: 1 }, { __proto__: 1, constructor: 1 }])
      await isHarmless(call(name, args), args);
    for (const field of fields)
      for (const odd of ODD) {
        const rest =
          field === 'undo' ? {} : { text: '100 g nothing', exercise: 'squat', query: 'x', weight: 80 };
        const known = Object.fromEntries(Object.entries(rest).filter(([key]) => fields.includes(key)));
        await isHarmless(call(name, { ...known, [field]: odd }), { field, odd });
      }
  });

  it('a failure of the server tells nothing of its insides', async () => {
    await t.sql('alter table foods rename to elsewhere');
    const { text } = await call('log_meal', { items: [{ food_id: 1, grams: 100 }] });
    await t.sql('alter table elsewhere rename to foods');
    expect(text).toContain('Server error. Please try again later.');
    expect(text).not.toMatch(INSIDES);
  });

  it('a workout holds no exercise that nobody named (R-1231)', async () => {
    for (const args of [
      { exercises: [{ sets: 3, reps: 8 }] },
      { exercises: [{ exercise: '???', sets: 3, reps: 8 }], skip_unmatched: true },
      { text: '!!! 3x8\n— 5x5 100 kg', skip_unmatched: true },
    ])
      expect((await call('log_workout', args)).text).toContain('"stored":null');
    await written();
  });
});

describe('what belongs to another member', () => {
  it('is out of reach by its ID (R-1232)', async () => {
    const food = await contributed(foodsOf(t, ada), { name: 'Zanzibar bread' });
    const own = await t.request('POST', '/api/own-exercises', {
      token: ada.token,
      body: { name: 'Zanzibar press' },
    });
    await written();
    const answers = [
      await call('log_meal', { items: [{ food_id: food.food_id, grams: 100 }] }),
      await call('log_workout', { exercises: [{ exercise_id: own.body.exercise_id, sets: 1, reps: 1 }] }),
      await call('search_foods', { query: 'Zanzibar' }),
      await call('last_time', { exercise: 'Zanzibar press' }),
      await call('progress', { exercise: 'Zanzibar press' }),
    ];
    // What was asked for is repeated; nothing else of it is known.
    for (const { text } of answers) expect(text.replaceAll('Zanzibar press', '')).not.toContain('Zanzibar');
    expect((await written()).filter((row) => /meals|workouts/.test(row))).toEqual([]);
  });
});

describe('odd messages (R-1233)', () => {
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };
  const DEEP = '['.repeat(5000) + ']'.repeat(5000);
  it.each<[string, string]>([
    ['broken JSON', '{"jsonrpc":'],
    ['nothing', ''],
    ['null', 'null'],
    ['a number', '7'],
    ['an empty batch', '[]'],
    ['a batch', JSON.stringify([list, { ...list, id: 2 }])],
    ['a huge batch', JSON.stringify(Array(1000).fill(list))],
    ['a batch of nonsense', '[1,null,[],{}]'],
    ['a deeply nested list', DEEP],
    [
      'deeply nested arguments',
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"weights","arguments":{"days":${DEEP}}}}`,
    ],
    ['no method', '{"jsonrpc":"2.0","id":1}'],
    ['a method that is none', '{"jsonrpc":"2.0","id":1,"method":7}'],
    ['an unknown method', '{"jsonrpc":"2.0","id":1,"method":"tools/delete_everything","params":{}}'],
    ['a method every object has', '{"jsonrpc":"2.0","id":1,"method":"constructor","params":{}}'],
    ['an ID that is none', '{"jsonrpc":"2.0","id":{"a":1},"method":"tools/list","params":{}}'],
    ['a huge ID', `{"jsonrpc":"2.0","id":"${'x'.repeat(10_000)}","method":"tools/list","params":{}}`],
    ['a notification', '{"jsonrpc":"2.0","method":"notifications/initialized"}'],
    ['a notification nobody knows', '{"jsonrpc":"2.0","method":"notifications/nonsense","params":{"x":1}}'],
    [
      'a call as a notification',
      '{"jsonrpc":"2.0","method":"tools/call","params":{"name":"log_weight","arguments":{"weight":80}}}',
    ],
    ['an answer', '{"jsonrpc":"2.0","id":1,"result":{}}'],
    ['an error', '{"jsonrpc":"2.0","id":1,"error":{"code":1,"message":"x"}}'],
    [
      'an unknown tool',
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"__proto__","arguments":{}}}',
    ],
    ['a tool without a name', '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{}}'],
    ['inherited names', '{"__proto__":{"jsonrpc":"2.0"},"jsonrpc":"2.0","id":1,"method":"tools/list"}'],
    ['the prompts it has not', '{"jsonrpc":"2.0","id":1,"method":"prompts/list","params":{}}'],
    [
      'a file of the server',
      '{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"file:///etc/passwd"}}',
    ],
    ['a subscription', '{"jsonrpc":"2.0","id":1,"method":"subscriptions/listen","params":{}}'],
  ])('%s', async (_what, raw) => {
    await isHarmless(post({ raw }), raw.slice(0, 60));
    expect((await call('weights', {})).status).toBe(200);
  });

  it.each([
    ['content-type', 'text/plain'],
    ['content-type', 'application/x-www-form-urlencoded'],
    ['accept', 'text/html'],
    ['mcp-protocol-version', '1999-01-01'],
    ['mcp-protocol-version', 'x'.repeat(5000)],
    ['mcp-session-id', '../../x'],
    ['last-event-id', '\u00ff'],
  ])('the header %s: %s', async (name, value) => {
    await isHarmless(post({ raw: JSON.stringify(list), headers: { [name]: value } }), name);
  });
});
