import fc from 'fast-check';
import type { Operation } from './api-operations.ts';
import type { Sent } from './odd-requests.ts';
import { DEEP } from './odd-values.ts';

interface MalformedRequest {
  /** Nobody is answered with success to it. */
  readonly isRefused?: true;
  of(operation: Operation, good: Sent): fc.Arbitrary<Sent>;
}

const HUGE = JSON.stringify({ name: 'x'.repeat(1024 * 1024) });
const bodies = (good: Sent, ...raws: readonly (string | Buffer)[]) =>
  fc.constantFrom(...raws).map((raw) => ({ ...good, raw }));

/** What can be wrong with a request that sends something, as a whole. */
export const MALFORMED_BODIES: Record<string, MalformedRequest> = {
  'malformed JSON': {
    isRefused: true,
    of: (_operation, good) =>
      bodies(
        good,
        '{',
        '{"a":}',
        "{'a':1}",
        '\u0000',
        'NaN',
        '<xml/>',
        '{"a":1}}',
        Buffer.from([0xff, 0xfe, 0x80]),
      ),
  },
  'a body over the limit': { isRefused: true, of: (_operation, good) => bodies(good, HUGE) },
  'a body nested deeply': {
    of: (_operation, good) => bodies(good, DEEP, `{"unknown":${DEEP}}`, '['.repeat(5_000)),
  },
  'a body of another kind': {
    of: (_operation, good) =>
      fc
        .oneof(
          fc.constantFrom('null', '[]', '[{}]', '"text"', '5', 'true', '1e309', '{"":""}'),
          fc.jsonValue().map((value) => JSON.stringify(value)),
        )
        .map((raw) => ({ ...good, raw })),
  },
  'a body with inherited names': {
    isRefused: true,
    of: (_operation, good) =>
      bodies(
        good,
        '{"__proto__":{"is_admin":true}}',
        '{"constructor":{"prototype":{"x":1}}}',
        '{"a":{"__proto__":[]}}',
      ),
  },
  'another content type': {
    isRefused: true,
    of: (_operation, good) =>
      fc
        .constantFrom(
          'text/plain',
          'application/x-www-form-urlencoded',
          'multipart/form-data; boundary=x',
          'nonsense',
          'application/jsonx',
        )
        .map((type) => ({ ...good, raw: good.raw ?? '{}', headers: { 'content-type': type } })),
  },
};

/** What can be wrong with any request. */
export const MALFORMED_URLS: Record<string, MalformedRequest> = {
  'odd names in the query': {
    of: (_operation, good) =>
      fc
        .constantFrom(
          '__proto__=1',
          'constructor=1',
          'a[b][c]=1',
          '&&&==&',
          '%',
          'x=%zz',
          `${'a=1&'.repeat(500)}`,
        )
        .map((query) => ({ ...good, path: `${good.path}${good.path.includes('?') ? '&' : '?'}${query}` })),
  },
  'names twice in the query': {
    of: ({ parameters }, good) => {
      const names = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
      const twice = (name: string) => `${name}=1&${name}=2&${name}[]=3`;
      return fc.constantFrom(...(names.length > 0 ? names : ['id'])).map((name) => ({
        ...good,
        path: `${good.path}${good.path.includes('?') ? '&' : '?'}${twice(name)}`,
      }));
    },
  },
  'odd headers': {
    of: (_operation, good) =>
      fc
        .record({
          'idempotency-key': fc.constantFrom(
            '',
            ' ',
            'x'.repeat(5_000),
            '\u00ff\u0080',
            '__proto__',
            'a\tb',
            '%00',
          ),
          'x-time-zone': fc.constantFrom(
            '',
            'Nowhere/At_All',
            'x'.repeat(5_000),
            '\u00ff',
            '__proto__',
            '+99:99',
            'utc',
          ),
          'accept-encoding': fc.constantFrom('', 'gzip;q=nonsense', 'x'.repeat(500), 'br, gzip'),
          'if-none-match': fc.constantFrom('', '*', '"', 'W/"x"', '\u00ff'),
        })
        .map((headers) => ({ ...good, headers })),
  },
};
