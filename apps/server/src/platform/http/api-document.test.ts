import { describe, expect, it } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
interface Operation {
  summary?: string;
  description?: string;
  tags?: string[];
  security?: unknown[];
  parameters?: { name: string; in: string; schema: unknown }[];
  requestBody?: { content: Record<string, { schema: Record<string, unknown> }> };
  responses?: Record<string, unknown>;
}
const answer = await t.request('GET', '/api/openapi.json');
const document = answer.body as unknown as {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: Record<string, unknown> };
};
const inDocument = (path: string) => `/api${path}`.replace(/:(\w+)/g, '{$1}');

describe('the API described', () => {
  it('is an OpenAPI document', () => {
    expect(answer.status).toBe(200);
    expect(document.openapi).toMatch(/^3\.1/);
    expect(document.info).toMatchObject({ title: 'FitArc API', version: expect.any(String) });
    expect(document.components.securitySchemes).toHaveProperty('bearer');
  });

  it('lists every endpoint and nothing else (R-1348)', () => {
    const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const declared = t.routes.map(({ endpoint: { method, path } }) => `${method} ${inDocument(path)}`);
    expect(listed.sort()).toEqual(declared.sort());
  });

  it('describes each: words, who may call, parameters, body, answers', () => {
    for (const { endpoint } of t.routes) {
      const operation = document.paths[inDocument(endpoint.path)]?.[endpoint.method.toLowerCase()];
      expect(operation?.summary).toBe(endpoint.summary);
      expect(operation?.tags).toHaveLength(1);
      const isRecencySaid = operation?.description?.includes('Needs a sign-in within the last 10 minutes.');
      expect(isRecencySaid).toBe(Boolean(endpoint.recentSignIn));
      expect(Boolean(operation?.security)).toBe(endpoint.access !== 'public');
      expect(operation?.responses).toHaveProperty(String(endpoint.status ?? 200));
      expect(operation?.responses).toHaveProperty('4XX');
      const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      const named = operation?.parameters?.filter((parameter) => parameter.in === 'path');
      expect(named?.map(({ name }) => name) ?? []).toEqual(inPath);
      const headers = operation?.parameters?.filter((parameter) => parameter.in === 'header') ?? [];
      expect(headers.map(({ name }) => name)).toEqual([
        ...(endpoint.idempotent ? ['Idempotency-Key'] : []),
        ...(endpoint.conditional ? ['If-Match', 'If-Unmodified-Since'] : []),
        ...(endpoint.zoned ? ['X-Time-Zone'] : []),
      ]);
      const body = operation?.requestBody?.content['application/json']?.schema;
      expect(Boolean(body)).toBe(Boolean(endpoint.body));
      if (body) expect(Object.keys(body.properties as object).length).toBeGreaterThan(0);
    }
  });

  it('points only at what is there', () => {
    const references = [...answer.text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path ?? '');
    for (const reference of references) {
      const target = reference
        .split('/')
        .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], document);
      expect([reference, target]).toEqual([reference, expect.anything()]);
    }
  });

  it('can be read in a browser (R-1349)', async () => {
    const page = await t.request('GET', '/api/docs');
    expect(page.status).toBe(200);
    expect(page.headers['content-type']).toContain('text/html');
    const script = /src="([^"]*swagger-ui-bundle\.js)"/.exec(page.text)?.[1] ?? '';
    const path = new URL(script, 'http://fitarc/api/docs/').pathname;
    expect((await t.request('GET', path)).status).toBe(200);
    expect(page.headers['content-security-policy']).toContain("default-src 'self';");
    expect(page.headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  });
});
