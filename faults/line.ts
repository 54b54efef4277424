import type { Server } from '../apps/server/test/server-process.ts';
import type { CuttingProxy, NetworkCut } from './cutting-proxy.ts';
import { type Installation, start } from './installation.ts';

/** `stop`: the server is stopped (SIGSTOP) and goes on later. `kill`: it is killed and started again. */
export type Cut = NetworkCut | 'stop' | 'kill';
export const CUTS: readonly [Cut, ...Cut[]] = ['refuse', 'hang', 'lose', 'portal', 'half', 'stop', 'kill'];

const isNetworkCut = (cut: Cut): cut is NetworkCut => cut !== 'stop' && cut !== 'kill';

/** The server behind a proxy, and what is done to both. */
export class Line {
  readonly #home: Installation;
  readonly proxy: CuttingProxy;
  server: Server;

  constructor(home: Installation, proxy: CuttingProxy, server: Server) {
    this.#home = home;
    this.proxy = proxy;
    this.server = server;
    proxy.forwardTo(server.url);
  }

  begin(cut: Cut): void {
    if (isNetworkCut(cut)) this.proxy.begin(cut);
    else this.server.child.kill(cut === 'stop' ? 'SIGSTOP' : 'SIGKILL');
  }

  async end(cut: Cut, held: 'handle' | 'drop'): Promise<void> {
    if (isNetworkCut(cut)) this.proxy.end(held);
    else if (cut === 'stop') this.server.child.kill('SIGCONT');
    else {
      await this.server.ended;
      this.server = await start(this.#home.dataDir);
      this.proxy.forwardTo(this.server.url);
    }
  }
}
