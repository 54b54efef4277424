import fc from 'fast-check';
import { expect } from 'vitest';
import type { Operation } from './api-operations.ts';
import { type Known, sampleRequest } from './api-samples.ts';
import { MALFORMED_BODIES, MALFORMED_URLS } from './malformed-requests.ts';
import { requestOf, type Sent, type Target } from './odd-requests.ts';
import type { Callers } from './odd-stage.ts';
import { ODD_KINDS, type OddKind } from './odd-values.ts';
import type { TestApp } from './test-app.ts';

/** So many values of each kind in each place. ODD_INPUT_RUNS=50 with another ODD_INPUT_SEED is a long run. */
export const ODD_RUNS = Number(process.env.ODD_INPUT_RUNS ?? 1);
export const ODD_SEED = Number(process.env.ODD_INPUT_SEED ?? 20_260_302);

interface Stage {
  readonly callers: Callers;
  readonly operations: readonly Operation[];
  /** What has been written since it was last asked. */
  written(): Promise<string[]>;
  /** What a call is about, where that is not what has the number 1. */
  known?(operation: Operation): Known | undefined;
}

/** One caller and one call. */
class Trial {
  readonly #t: TestApp;
  readonly #stage: Stage;
  readonly #role: string;
  readonly #operation: Operation;
  /** Another one for each draw, so that they do not all take the third of five. */
  #seed: number;

  constructor(t: TestApp, stage: Stage, role: string, operation: Operation) {
    this.#t = t;
    this.#stage = stage;
    const roles = Object.keys(stage.callers);
    this.#role = role;
    this.#operation = operation;
    this.#seed = ODD_SEED + stage.operations.indexOf(operation) * roles.length + roles.indexOf(role);
  }

  /** A request without a fault; with a target, with one. */
  request(target?: Target, value?: string): Sent {
    const known: Known = {
      email: (this.#stage.callers[this.#role] ?? this.#stage.callers.member)?.email,
      password: 'not the password',
      currentPassword: 'not the password',
      newPassword: 'some new password',
      ...this.#stage.known?.(this.#operation),
    };
    return requestOf(this.#operation, sampleRequest(this.#operation, known), target, value);
  }

  /** The rule for whatever is sent: no failure of ours, and nothing stored unless it was accepted. */
  async send({ path, ...sent }: Sent, isRefused = false): Promise<number> {
    const token = this.#stage.callers[this.#role]?.token;
    const { status } = await this.#t.request(this.#operation.method, path, { ...sent, token });
    const rows = await this.#stage.written();
    expect(status).toBeLessThan(500);
    if (isRefused) expect(status).toBeGreaterThanOrEqual(400);
    if (status >= 400) expect(rows).toEqual([]);
    return status;
  }

  #holds<T>(values: fc.Arbitrary<T>, rule: (value: T) => Promise<unknown>, numRuns = ODD_RUNS) {
    const property = fc.asyncProperty(values, async (value) => void (await rule(value)));
    this.#seed = Math.imul(this.#seed + 1, 0x9e3779b1);
    return fc.assert(property, { seed: this.#seed, numRuns });
  }

  async wholeRequests(): Promise<void> {
    const ways = { ...MALFORMED_URLS, ...(this.#operation.method === 'GET' ? {} : MALFORMED_BODIES) };
    for (const { isRefused, of } of Object.values(ways))
      await this.#holds(of(this.#operation, this.request()), (sent) => this.send(sent, isRefused));
  }

  #oddValue(target: Target, kind: OddKind, numRuns = ODD_RUNS) {
    const { place, schema } = target;
    return this.#holds(
      place === 'body' ? kind.json(schema) : kind.text(schema),
      (value) => this.send(this.request(target, value), kind.refusedIn?.includes(place)),
      numRuns,
    );
  }

  async everyValueEverywhere(targets: readonly Target[]): Promise<void> {
    for (const target of targets) {
      await this.send(this.request(target));
      for (const kind of Object.values(ODD_KINDS)) await this.#oddValue(target, kind);
    }
  }

  /** For those who are turned away before anything is read, or who would only repeat what others tried. */
  async someValuesSomewhere(targets: readonly Target[]): Promise<void> {
    const kinds = fc.constantFrom(...Object.values(ODD_KINDS));
    const places = fc.tuple(fc.constantFrom(...targets), kinds);
    await this.#holds(places, ([target, kind]) => this.#oddValue(target, kind, 1), ODD_RUNS + 1);
  }
}

export const trials = (t: TestApp, stage: Stage) => (role: string, operation: Operation) =>
  new Trial(t, stage, role, operation);
