/** Sends the calls of members to the nodes in turn and keeps how they were answered. */
import { Agent } from 'node:http';
import { type Answer, type Call, send, some } from '../send.ts';
import { count, type Findings } from '../verdict.ts';

export type Body = Record<string, unknown>;
export interface Answered {
  readonly status: number;
  readonly body: Body;
}
type Wanted = Omit<Call, 'token'> & { readonly token?: string };

const isServerError = (answer: Answer) => typeof answer === 'string' || answer.status >= 500;

function parse(text: string): Body {
  try {
    return JSON.parse(text) as Body;
  } catch {
    return {};
  }
}

export class Callers {
  readonly #urls: readonly string[];
  readonly #agent = new Agent({ keepAlive: true });
  readonly #odd: Answer[] = [];
  #next = 0;
  calls = 0;
  serverErrors = 0;

  constructor(urls: readonly string[]) {
    this.#urls = urls;
  }

  /** Whatever is answered otherwise than 2xx, or than said beside it, is a finding. */
  async call(wanted: Wanted, alsoGood: readonly number[] = []): Promise<Answered> {
    const url = this.#urls[this.#next++ % this.#urls.length] ?? '';
    const answer = await send(url, { token: '', ...wanted }, this.#agent);
    this.calls++;
    if (isServerError(answer)) this.serverErrors++;
    if (typeof answer === 'string') {
      this.#odd.push(answer);
      return { status: 0, body: {} };
    }
    const { status, body } = answer;
    const isGood = (status >= 200 && status < 300) || alsoGood.includes(status);
    if (!isGood) this.#odd.push({ status, body: `${wanted.method} ${wanted.path}: ${body}` });
    return { status, body: parse(body) };
  }

  judge(findings: Findings): void {
    findings.tell(
      `${count(this.calls, 'call')}: ${this.serverErrors} answered 5xx or not at all, ` +
        `${this.#odd.length - this.serverErrors} refused without a reason`,
    );
    findings.expect(this.#odd.length === 0, `answered otherwise than expected: ${some(this.#odd)}`);
  }

  close(): void {
    this.#agent.destroy();
  }
}
