import type { TokenScope } from '@fitarc/domain/token-scopes';
import type * as z from 'zod/mini';

/** Who may call: anybody; a signed-in person whose address is not confirmed yet; a member; an administrator. */
export type Access = 'public' | 'unverified' | 'member' | 'admin';
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Schema = z.ZodMiniType;

export interface Endpoint {
  readonly method: Method;
  /** Below /api, with :name for parameters. */
  readonly path: `/${string}`;
  readonly access: Access;
  /** Changes how an account is entered: the caller must have proved who they are within the last minutes. */
  readonly recentSignIn?: true;
  /** What a personal token must be allowed to do to call it; without one it is closed to tokens. */
  readonly scope?: TokenScope;
  /** One line for the API document. */
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly response: Schema;
  /** Status of success; 200 unless said otherwise. */
  readonly status?: 200 | 201;
  /** Changes nothing: a POST because its input is too long for an address. */
  readonly readOnly?: true;
  /** Takes the header Idempotency-Key: repeated with the same one, the call changes nothing more. */
  readonly idempotent?: true;
  /** Takes the headers If-Match and If-Unmodified-Since: refused with 412 where the record was changed meanwhile. */
  readonly conditional?: true;
  /** Depends on what day it is for the caller, who says where that is in the header X-Time-Zone. */
  readonly zoned?: true;
  /** Without a connection the browser gives back the stored answer, or queues the write. */
  readonly offline?: 'read' | 'write';
}

/** Every endpoint is declared once, here; route, validation, API document and client follow from it. */
export const endpoint = <const E extends Endpoint>(declaration: E): E => declaration;

type Out<S> = S extends Schema ? z.output<S> : undefined;
type In<S> = S extends Schema ? z.input<S> : undefined;

export type ParamsOf<E extends Endpoint> = Out<E['params']>;
export type QueryOf<E extends Endpoint> = Out<E['query']>;
export type BodyOf<E extends Endpoint> = Out<E['body']>;
export type ResponseOf<E extends Endpoint> = Out<E['response']>;

type Part<K extends string, S> = S extends Schema ? { [key in K]: In<S> } : object;
/** What a caller hands in: the declared parts and no others. */
export type InputOf<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']>;
