import type { Socket } from 'node:net';
import pg from 'pg';
import type { Connection } from './connection.ts';
import type { Hosts } from './hosts.ts';

export interface ClientRules {
  readonly hosts: Hosts;
  readonly statementTimeoutMs: number;
  /** Whoever waits for somebody else's transaction holds a connection meanwhile. */
  readonly lockTimeoutMs: number;
  /** Off for poolers that hand each transaction to another connection. */
  readonly preparedStatements: boolean;
}

/** How much longer than its longest statement a connection may be silent. */
const SILENCE_MARGIN_MS = 3_000;
const READ_ONLY = '25006';
const TRANSACTION_ABORTED = '25P02';

const failure = (code: string, message: string) => Object.assign(new Error(message), { code });

/** What its types do not tell of a client. */
interface Inner {
  readonly connection: {
    readonly stream: Socket;
    on(event: 'errorMessage', listener: (failure: Error & { readonly code?: string }) => void): void;
  };
}

/** A client of a pool. It connects to the host that is believed to be the writable one. */
export class PoolClient extends pg.Client {
  readonly #rules: ClientRules;
  readonly #address: Connection;
  #isCorked = false;

  /** With the options of its pool. */
  constructor({ rules, ...config }: pg.ClientConfig & { readonly rules: ClientRules }) {
    const address = rules.hosts.present();
    super({ ...config, ...address });
    this.#rules = rules;
    this.#address = address;
  }

  // biome-ignore lint/suspicious/noExplicitAny: as overloaded as the method it stands for
  override connect(connected?: any): any {
    return super.connect((error: Error | null) => {
      if (error) this.#rules.hosts.leave(this.#address);
      connected(error, this);
    });
  }

  // biome-ignore lint/suspicious/noExplicitAny: as overloaded as the method it stands for
  override query(statement: any, ...others: any[]): any {
    this.#sendTogether();
    const isNamed = statement?.name && typeof statement.submit !== 'function';
    const sent = isNamed && !this.#rules.preparedStatements ? { ...statement, name: undefined } : statement;
    return (super.query as (...all: unknown[]) => unknown).call(this, sent, ...others);
  }

  /** Statements of the same event-loop turn are written in one system call, which wakes the database once. */
  #sendTogether(): void {
    if (this.#isCorked) return;
    const { stream } = (this as unknown as Inner).connection;
    this.#isCorked = true;
    stream.cork();
    process.nextTick(() => {
      this.#isCorked = false;
      stream.uncork();
    });
  }

  /**
   * Its settings are made by statements, because a pooler such as PgBouncer refuses them as startup parameters. A server
   * that can only be read is given up, and so is a connection that was silent for longer than any statement may take:
   * nobody tells of a machine that froze.
   */
  async setUp(): Promise<void> {
    const { hosts, statementTimeoutMs, lockTimeoutMs } = this.#rules;
    const { connection } = this as unknown as Inner;
    const cut = () => connection.stream.destroy(failure('ETIMEDOUT', 'The database was silent for too long'));
    connection.stream.setTimeout(statementTimeoutMs + SILENCE_MARGIN_MS, cut);
    this.on('end', hosts.joined(this.#address, cut));
    let first: Error | undefined;
    connection.on('errorMessage', (error) => {
      // Of statements sent together only the first says what is wrong, and the others may be heard first.
      if (error.code === TRANSACTION_ABORTED) error.cause = first;
      else first = error;
      // After whoever sent the statement was told.
      if (error.code === READ_ONLY) setImmediate(() => connection.stream.destroy());
    });
    await super.query(`set statement_timeout = ${statementTimeoutMs}`);
    await super.query(`set lock_timeout = ${lockTimeoutMs}`);
    const { rows } = await super.query('select pg_is_in_recovery() as standby');
    if (!rows[0]?.standby) return;
    hosts.leave(this.#address);
    throw failure(READ_ONLY, 'The database can only be read');
  }
}
