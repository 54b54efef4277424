import type { Operation, Schema } from './api-operations.ts';
import type { Sample } from './api-samples.ts';

export interface Sent {
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly raw?: string | Buffer;
}

/** One place in a request where something odd can stand. */
export interface Target {
  readonly place: 'path' | 'query' | 'header' | 'body';
  /** The keys that lead there in a body, otherwise its name. */
  readonly at: readonly string[];
  readonly schema: Schema;
}

/** Of lists of records that look alike, such as the days of a week, one stands for all. */
function differing(properties: Record<string, Schema>): [string, Schema][] {
  const seen = new Set<string>();
  return Object.entries(properties).filter(([, schema]) => {
    const shape = JSON.stringify(schema);
    if (!schema.items?.properties || !seen.has(shape)) return seen.add(shape);
    return false;
  });
}

function bodyTargets(schema: Schema, at: readonly string[] = []): Target[] {
  const here: Target[] = at.length > 0 ? [{ place: 'body', at, schema }] : [];
  const part = schema.anyOf?.[0] ?? schema;
  const within = differing(part.items ? { 0: part.items } : (part.properties ?? {}));
  return [...here, ...within.flatMap(([key, inner]) => bodyTargets(inner, [...at, key]))];
}

export const targetsOf = ({ parameters, body }: Operation): Target[] => [
  ...parameters.map(({ in: place, name, schema }) => ({ place, at: [name], schema })),
  ...(body ? bodyTargets(body) : []),
];

const MARK = '"@ here @"';

/** The body with the value at one place exchanged, as text: not every odd value survives JSON.stringify. */
function exchanged(body: unknown, at: readonly string[], json: string | undefined): string {
  const copy = structuredClone(body) as Record<string, unknown>;
  let holder = copy;
  for (const key of at.slice(0, -1)) {
    if (typeof holder[key] !== 'object' || holder[key] === null) holder[key] = {};
    holder = holder[key] as Record<string, unknown>;
  }
  const last = at.at(-1) ?? '';
  if (json === undefined) delete holder[last];
  else holder[last] = JSON.parse(MARK);
  return JSON.stringify(copy).replace(MARK, () => json ?? '');
}

const queryText = (query: Record<string, string>) =>
  Object.entries(query)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

function addressOf(
  operation: Operation,
  path: Record<string, string>,
  query: Record<string, string>,
): string {
  const address = operation.path.replace(/\{(\w+)\}/g, (_all, name: string) => path[name] ?? '');
  return Object.keys(query).length > 0 ? `${address}?${queryText(query)}` : address;
}

const without = (values: Record<string, string>, name: string) =>
  Object.fromEntries(Object.entries(values).filter(([key]) => key !== name));

/** The sample as it is; with a target, its value exchanged, or left out when it is undefined. */
export function requestOf(operation: Operation, sample: Sample, target?: Target, value?: string): Sent {
  const { place, at: [name = ''] = [] } = target ?? {};
  const changed = value === undefined ? {} : { [name]: value };
  const path = place === 'path' ? { ...sample.path, ...changed } : sample.path;
  const query = place === 'query' ? { ...without(sample.query, name), ...changed } : sample.query;
  const raw =
    target && place === 'body' ? exchanged(sample.body, target.at, value) : JSON.stringify(sample.body);
  return {
    path: addressOf(operation, path, query),
    headers: place === 'header' ? changed : {},
    ...(operation.body ? { raw } : {}),
  };
}
