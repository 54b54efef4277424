import type { Endpoint, ResponseOf } from '@fitarc/contract/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import { callerDay } from '../../platform/http/time-zone.ts';

/** A refusal by the API, in the words a member would read. */
export class ApiRefusal extends Error {}

interface Input {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
  readonly key?: string;
}

/**
 * Calls the API as the caller of a tool would, with their own token: scopes, limits, validation and repeated requests
 * are decided in one place.
 */
export class ApiCaller {
  readonly #server: FastifyInstance;
  readonly #request: FastifyRequest;
  readonly #clock: Clock;

  constructor(server: FastifyInstance, request: FastifyRequest, clock: Clock) {
    this.#server = server;
    this.#request = request;
    this.#clock = clock;
  }

  get today() {
    return callerDay(this.#request, this.#clock).today;
  }

  async call<E extends Endpoint>(endpoint: E, input: Input = {}): Promise<ResponseOf<E>> {
    const { authorization = '', 'x-time-zone': zone } = this.#request.headers;
    const path = endpoint.path.replace(/:(\w+)/g, (_all, name: string) =>
      encodeURIComponent(String(input.params?.[name] ?? '')),
    );
    const query = Object.entries(input.query ?? {}).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    );
    const answer = await this.#server.inject({
      method: endpoint.method,
      url: `/api${path}`,
      query: Object.fromEntries(query),
      remoteAddress: this.#request.ip,
      headers: {
        authorization,
        ...(typeof zone === 'string' && { 'x-time-zone': zone }),
        ...(input.key !== undefined && { 'idempotency-key': input.key }),
        ...(input.body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(input.body !== undefined && { payload: JSON.stringify(input.body) }),
    });
    const body: unknown = JSON.parse(answer.body);
    if (answer.statusCode >= 400) throw new ApiRefusal((body as { message: string }).message);
    return z.parse(endpoint.response, body) as ResponseOf<E>;
  }
}
