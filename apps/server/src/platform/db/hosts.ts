import type { Connection } from './database.ts';

/** The part between the slashes may name several hosts, which no URL can. */
const ADDRESS = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?#]*)(.*)$/;

export const hostsIn = (url: string): string[] => ADDRESS.exec(url)?.[2]?.split(',') ?? [];

/** `postgres://user@one,two:5433/name` as one address for each host. */
export const addressesOf = (url: string): string[] =>
  hostsIn(url).map((host) =>
    url.replace(ADDRESS, (_, start: string, _hosts: string, rest: string) => `${start}${host}${rest}`),
  );

/** The hosts of one database, of which one can be written. All pools of a process ask the same one. */
export class Hosts {
  readonly #connections: readonly [Connection, ...Connection[]];
  #present = 0;

  constructor(connection: Connection) {
    const all = 'connectionString' in connection ? addressesOf(connection.connectionString) : [];
    const [first = connection, ...others] = all.map((connectionString) => ({ connectionString }));
    this.#connections = [first, ...others];
  }

  get count(): number {
    return this.#connections.length;
  }

  present(): Connection {
    return this.#connections[this.#present] ?? this.#connections[0];
  }

  /** After a failure: the next one, unless somebody else has already moved on. */
  leave(failed: Connection): void {
    if (this.present() === failed) this.#present = (this.#present + 1) % this.#connections.length;
  }
}
