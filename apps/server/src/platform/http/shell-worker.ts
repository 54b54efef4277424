import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGES } from '@fitarc/contract/pages';
import type { FastifyInstance } from 'fastify';

/** It connects to this server and to nobody else, and loads no further script. */
const POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** The page the worker stores and starts the application with (apps/web/shell-worker/shell.ts). */
export const SHELL_PAGE = '/offline-shell';

/** Files beside the pages that have no hash in their name: icons, the manifest, scripts of the first moment. */
const publicFiles = (webDir: string) =>
  readdirSync(webDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(webDir.length))
    .filter((path) => !/^\/(assets|\.)|\.(html|br|gz)$/.test(path))
    .sort();

interface PagesJson {
  readonly pages: Readonly<Record<string, { readonly files: readonly string[] }>>;
  readonly offline: readonly string[];
}

/** By their paths, with the heading and the numbers of the files that each is sent with. */
const memberPages = ({ pages, offline }: PagesJson) =>
  PAGES.filter(({ access }) => access === 'member').map((page) => ({
    path: `^${page.path.replace(/:[^/]+/g, '[^/]+')}/?$`,
    heading: 'fixedHeading' in page ? page.title : '',
    needs: (pages[page.path]?.files ?? []).map((file) => offline.indexOf(file)),
  }));

interface Options {
  readonly webDir: string;
  /** index.html, and its policy without the nonce: what is stored with the page. */
  readonly html: string;
  readonly policy: string;
  readonly offline: boolean;
}

export interface ShellWorker {
  readonly build: string;
  readonly script: string;
}

/** The worker of this build; none where the build has none. */
export function readShellWorker({ webDir, html, policy, offline }: Options): ShellWorker | undefined {
  const read = (name: string) => readFileSync(join(webDir, '.vite', name), 'utf8');
  const needed = ['pages.json', 'shell-worker.js', 'off-worker.js'];
  if (!needed.every((name) => existsSync(join(webDir, '.vite', name)))) return undefined;
  const built: PagesJson = JSON.parse(read('pages.json'));
  const others = publicFiles(webDir);
  const files = [...built.offline.map((file) => `/${file}`), ...others];
  const content = { files, memberPages: memberPages(built) };
  const code = read('shell-worker.js');
  const hash = createHash('sha256');
  for (const part of [html, policy, code, JSON.stringify(content)]) hash.update(`${part}\0`);
  for (const path of others) hash.update(readFileSync(join(webDir, path)));
  const build = hash.digest('hex').slice(0, 16);
  const shell = JSON.stringify({ build, ...content });
  return { build, script: offline ? `const SHELL = ${shell};\n${code}` : read('off-worker.js') };
}

export function registerShellWorker(app: FastifyInstance, { script }: ShellWorker): void {
  app.get('/sw.js', { schema: { hide: true } }, (_request, reply) =>
    reply
      // A cached worker would delay every update.
      .header('cache-control', 'no-cache')
      .header('content-security-policy', POLICY)
      .header('service-worker-allowed', '/')
      .type('text/javascript; charset=utf-8')
      .send(script),
  );
}
