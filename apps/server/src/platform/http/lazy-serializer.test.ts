import SerializerSelector from '@fastify/fast-json-stringify-compiler';
import { expect, it } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';
import { lazySerializerFactory } from './lazy-serializer.ts';
import { routeSchema } from './route-schema.ts';

const t = await startTestApp();

it('compiles when the first answer is sent, and once', () => {
  let reads = 0;
  const serialize = lazySerializerFactory()({
    method: 'GET',
    url: '/lazy',
    httpStatus: '200',
    get schema() {
      reads += 1;
      return { type: 'object', properties: { kept: { type: 'integer' } } };
    },
  });
  expect(reads).toBe(0);
  expect(serialize({ kept: 1, dropped: 2 })).toBe('{"kept":1}');
  const afterFirst = reads;
  expect(serialize({ kept: 3 })).toBe('{"kept":3}');
  expect(reads).toBe(afterFirst);
});

it('finds no answer that cannot be compiled: the start no longer would', () => {
  const compile = SerializerSelector()();
  for (const { endpoint } of t.routes) {
    for (const [httpStatus, schema] of Object.entries(routeSchema(endpoint).response))
      expect(
        () => compile({ method: endpoint.method, url: endpoint.path, httpStatus, schema }),
        `${endpoint.method} ${endpoint.path}`,
      ).not.toThrow();
  }
});
