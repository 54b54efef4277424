import { readFileSync } from 'node:fs';
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { webDist } from '../../scripts/lib/build.mjs';

interface State {
  /** Each build has names of its own for the same files; the first has the real ones. */
  readonly build: number;
  /** Everything but the worker's script is answered with the page of a Wi-Fi. */
  readonly isPortal?: boolean;
  /** As with OFFLINE=off. */
  readonly isOff?: boolean;
  readonly isStopped?: boolean;
}

const PORTAL = '<!doctype html><title>Free Wi-Fi</title><h1>Accept our terms</h1>';
const NAME = /[\w.-]+-[\w-]{8}\.(?:js|css|woff2|svg)/g;
const isText = (type: string) => /html|javascript|css/.test(type);

interface Shell {
  readonly build: string;
  readonly files: readonly string[];
}

async function shellOf(target: string): Promise<Shell> {
  const script = await (await fetch(`${target}/sw.js`)).text();
  return JSON.parse(/^const SHELL = (.*);$/m.exec(script)?.[1] ?? '{}');
}

/** The product behind a server that can deploy other builds of it, fail, or be another's Wi-Fi. */
export async function startDeployments(target: string) {
  const shell = await shellOf(target);
  const names = new Set(shell.files.map((file) => file.split('/').at(-1)));
  let state: State = { build: 0 };
  const prefix = () => (state.build === 0 ? '' : `build${state.build}-`);
  const buildId = (build: number) => (build === 0 ? shell.build : `${shell.build.slice(0, -1)}-${build}`);
  const asDeployed = (text: string) =>
    text
      .replaceAll(shell.build, buildId(state.build))
      .replaceAll(NAME, (name) => (names.has(name) ? prefix() + name : name));

  /** The path of the file in the real build; undefined for a file that this one does not have. */
  function realPath(path: string): string | undefined {
    const own = `/assets/${prefix()}`;
    if (path.startsWith(own)) return `/assets/${path.slice(own.length)}`;
    return names.has(path.split('/').at(-1)) && path.startsWith('/assets/') ? undefined : path;
  }

  function pass(incoming: IncomingMessage, answer: ServerResponse, path: string): void {
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const outgoing = forward(
      new URL(path, target),
      { method: incoming.method, headers },
      async (response) => {
        const { 'content-length': _, ...rest } = response.headers;
        answer.writeHead(response.statusCode ?? 502, rest);
        if (path.startsWith('/api/') || !isText(rest['content-type'] ?? ''))
          return void response.pipe(answer);
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk);
        answer.end(asDeployed(Buffer.concat(chunks).toString()));
      },
    );
    outgoing.on('error', () => answer.destroy());
    incoming.pipe(outgoing);
  }

  const send = (answer: ServerResponse, status: number, type: string, body: string) =>
    answer.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);

  const server = createServer((incoming, answer) => {
    const { url = '/' } = incoming;
    if (state.isStopped) return void incoming.socket.destroy();
    if (state.isOff && url === '/sw.js')
      return void send(
        answer,
        200,
        'text/javascript',
        readFileSync(join(webDist, '.vite/off-worker.js'), 'utf8'),
      );
    if (state.isPortal && url !== '/sw.js') return void send(answer, 200, 'text/html', PORTAL);
    const path = realPath(url);
    if (path) pass(incoming, answer, path);
    else send(answer, 404, 'text/plain', 'Not found');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    buildId,
    deploy(next: State) {
      state = next;
      server.closeAllConnections();
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
