import type { Method } from './request.ts';
import type { TestApp } from './test-app.ts';

/** As much of JSON Schema as the document of the API uses. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly pattern?: string;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Record<string, Schema>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
}

export interface Operation {
  readonly method: Method;
  /** With {name} for what is filled in. */
  readonly path: string;
  readonly isPublic: boolean;
  readonly parameters: readonly Parameter[];
  readonly body?: Schema | undefined;
}

interface Described {
  readonly security?: readonly unknown[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Record<string, { readonly schema: Schema }> };
}

export const nameOf = ({ method, path }: Pick<Operation, 'method' | 'path'>) => `${method} ${path}`;

/** Every call there is, as the server itself describes it to strangers. */
export async function describedOperations(t: TestApp): Promise<Operation[]> {
  const { body } = await t.request('GET', '/api/openapi.json');
  const paths = body.paths as Record<string, Record<string, Described>>;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      method: method.toUpperCase() as Method,
      path,
      isPublic: described.security === undefined,
      parameters: described.parameters ?? [],
      body: described.requestBody?.content['application/json']?.schema,
    })),
  );
}
