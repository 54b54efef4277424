import { isFields } from '@fitarc/contract/fields';
import type { TokenScope } from '@fitarc/domain/token-scopes';
import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import * as z from 'zod/mini';
import type { ApiCaller } from './api-caller.service.ts';

/** What a tool's work knows besides its arguments. */
interface ToolCall {
  readonly api: ApiCaller;
  /** The same for a repeated request: the writes of a tool happen once. */
  readonly key: string;
}

export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** All of them are needed; without them a token does not see the tool. */
  readonly scopes: readonly TokenScope[];
  readonly writes: boolean;
  readonly input: z.ZodMiniType;
  readonly output: z.ZodMiniType;
  run(call: ToolCall, args: unknown): Promise<unknown>;
}

interface Declared<I extends z.ZodMiniType, O extends z.ZodMiniType>
  extends Omit<Tool, 'input' | 'output' | 'run'> {
  readonly input: I;
  readonly output: O;
  run(call: ToolCall, args: z.output<I>): Promise<z.output<O>>;
}

export const tool = <I extends z.ZodMiniType, O extends z.ZodMiniType>(declared: Declared<I, O>): Tool => ({
  ...declared,
  run: (call, args) => declared.run(call, args as z.output<I>),
});

/** The small build of zod describes no schema by itself. */
export function standardSchema(schema: z.ZodMiniType): StandardSchemaWithJSON {
  const describe = (io: 'input' | 'output') => () =>
    z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Record<string, unknown>;
  return {
    '~standard': {
      ...schema['~standard'],
      jsonSchema: { input: describe('input'), output: describe('output') },
    },
  } as unknown as StandardSchemaWithJSON;
}

const NAME_LENGTH = 120;
/** What members have typed is data, and as long as a name needs to be. */
export const clip = (text: string) => (text.length > NAME_LENGTH ? `${text.slice(0, NAME_LENGTH)}…` : text);

/** Taking something back needs no more than its ids, which are checked where they are used. */
export const undoText = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64url');
export function readUndo(text: string): Record<string, unknown> {
  try {
    const content: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return isFields(content) ? content : {};
  } catch {
    return {};
  }
}
export const idsIn = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((id): id is number => Number.isSafeInteger(id)).slice(0, 60) : [];

const UNDO = 'To take back what this tool stored: the `undo` of its answer, with no other argument.';
const KEY = 'A text of your choice. The same one again changes nothing more and gives the first answer.';
export const writeFields = {
  idempotency_key: z.optional(z.string().check(z.minLength(1), z.maxLength(100), z.describe(KEY))),
  undo: z.optional(z.string().check(z.maxLength(4000), z.describe(UNDO))),
};
