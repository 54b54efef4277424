import type { Connection } from './connection.ts';

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
  /** What cuts the open connections to each. */
  readonly #cuts = new Map<Connection, Set<() => void>>();
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

  /** Notes an open connection, by what cuts it; returns what forgets it. */
  joined(host: Connection, cut: () => void): () => void {
    const cuts = this.#cuts.get(host) ?? new Set();
    this.#cuts.set(host, cuts.add(cut));
    return () => void cuts.delete(cut);
  }

  /** Ends all connections to a host that does not answer: who waits on them would wait for long. */
  cut(host: Connection): void {
    for (const cut of this.#cuts.get(host) ?? []) cut();
    this.leave(host);
  }
}
