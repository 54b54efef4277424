/** One member of a soak: signs in when needed, and what they log goes into the ledger. */
import { randomUUID } from 'node:crypto';
import { mailOf, PASSWORD } from '../../bench/product/fill.ts';
import type { Random } from '../random.ts';
import type { Call } from '../send.ts';
import type { Answered, Body, Callers } from './caller.ts';
import type { SoakLedger } from './soak-ledger.ts';

const UNAUTHORIZED = 401;
/** Sent once more with the same key, as a client does that lost the answer. */
const REPEATED = 0.1;
const IDEMPOTENT = /^\/api\/(meals|workouts|weights|diary-days|favorites)/;

export interface Meal {
  readonly id: unknown;
  readonly name: string;
}

export class Member {
  readonly email: string;
  readonly number: number;
  readonly callers: Callers;
  readonly ledger: SoakLedger;
  readonly random: Random;
  hasWebhook = false;
  personal: { readonly token: string; readonly id: unknown } | undefined;
  #token = '';

  constructor(number: number, callers: Callers, ledger: SoakLedger, random: Random) {
    this.number = number;
    this.email = mailOf(number);
    this.callers = callers;
    this.ledger = ledger;
    this.random = random;
  }

  isSignedIn = () => this.#token !== '';

  async signIn(password = PASSWORD): Promise<Answered> {
    const body = { email: this.email, password };
    const answered = await this.callers.call({ method: 'POST', path: '/api/auth/login', body }, [
      UNAUTHORIZED,
    ]);
    this.#token = String(answered.body.token ?? '');
    return answered;
  }

  async signOut(): Promise<void> {
    await this.write('POST', '/api/auth/logout');
    this.#token = '';
  }

  read = (path: string) => this.#ask({ method: 'GET', path });

  /** With a key of its own, and now and then twice with the same: both must be answered alike. */
  async write(method: Call['method'], path: string, body?: object): Promise<Body> {
    const call = { method, path, key: randomUUID(), ...(body ? { body } : {}) };
    const first = await this.#ask(call);
    if (IDEMPOTENT.test(path) && this.random.chance(REPEATED))
      this.ledger.repeat(first, await this.#ask(call));
    return first;
  }

  /** A session ends after thirty days, and its member signs in again. */
  async #ask(call: Omit<Call, 'token'>): Promise<Body> {
    const answered = await this.callers.call({ ...call, token: this.#token }, [UNAUTHORIZED]);
    if (answered.status !== UNAUTHORIZED) return answered.body;
    await this.signIn();
    return (await this.callers.call({ ...call, token: this.#token })).body;
  }

  /** With the personal token, as a program of the member's does; it expires too. */
  async byProgram(call: Omit<Call, 'token'>): Promise<void> {
    if (!this.personal) return;
    const { token } = this.personal;
    const { status } = await this.callers.call({ ...call, token }, [UNAUTHORIZED]);
    if (status === UNAUTHORIZED) this.personal = undefined;
  }

  async eat(date: string): Promise<Meal> {
    const name = this.ledger.newName();
    const calories = Math.round(this.random.between(50, 900));
    const body = { name, date, calories, protein: 20, carbs: 30, fats: 10, serving: '100g' };
    const { meal_id } = await this.write('POST', '/api/meals', body);
    if (meal_id !== undefined) this.ledger.stored(name, calories);
    return { id: meal_id, name };
  }

  async changeMeal({ id, name }: Meal): Promise<void> {
    const calories = Math.round(this.random.between(1000, 1900));
    const { meal_id } = await this.write('PUT', `/api/meals/${id}`, { calories });
    if (meal_id !== undefined) this.ledger.stored(name, calories);
  }

  async deleteMeal({ id, name }: Meal): Promise<void> {
    const { message } = await this.write('DELETE', `/api/meals/${id}`);
    if (message !== undefined) this.ledger.deleted(name);
  }
}
