import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll } from 'vitest';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly raw: string;
  readonly body: {
    readonly type: string;
    readonly timestamp: string;
    readonly data: Record<string, unknown>;
  };
}

/** Of an address at which nobody is, for tests that are not about what is sent. */
export const webhookBody = () => ({ address: 'http://127.0.0.1:9/hook', events: ['weight.logged'] });

/** Takes deliveries as a member's own server would. */
export class Receiver {
  readonly got: Received[] = [];
  status = 204;
  headers: Record<string, string> = {};
  /** Never answers while it is set. */
  silent = false;
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      void text(request).then((raw) => {
        this.got.push({
          path: request.url ?? '',
          headers: request.headers,
          raw,
          body: JSON.parse(raw || '{}'),
        });
        if (!this.silent) response.writeHead(this.status, this.headers).end();
      });
    });
    afterAll(() => this.#server.closeAllConnections());
    afterAll(() => void this.#server.close());
  }

  async listen(): Promise<this> {
    await new Promise<void>((resolve) => {
      this.#server.listen(0, '127.0.0.1', resolve);
    });
    return this;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}/hook`;
  }

  types(): string[] {
    return this.got.map(({ body }) => body.type);
  }
}

/** As a receiver checks it by the words of Standard Webhooks, with none of our own code. */
export function isSignedWith(secret: string, { headers, raw }: Received): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${raw}`;
  const expected = createHmac('sha256', key).update(content).digest('base64');
  return String(headers['webhook-signature']).split(' ').includes(`v1,${expected}`);
}
