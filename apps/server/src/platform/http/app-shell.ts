import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { findPage } from '@fitarc/contract/page-paths';
import type { Page } from '@fitarc/contract/pages';
import { PRODUCT_IMAGES } from '@fitarc/domain/food-product';
import type { ProviderSettings } from '@fitarc/domain/single-sign-on';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from './app-error.ts';
import { sendError } from './error-handler.ts';
import { readPreloads } from './preloads.ts';
import { readShellWorker, registerShellWorker, SHELL_PAGE } from './shell-worker.ts';

const policy = (nonce: string, foodOrigin: string) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: ${PRODUCT_IMAGES}`,
    "font-src 'self'",
    `connect-src 'self' ${foodOrigin}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** A worker has the policy of its script: this one runs WebAssembly and connects only to this server. */
const WORKER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'";
const isWorker = (path: string) => /\.worker-[^/]+\.js(\.|$)/.test(path);

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** With parameters a page may be about something of its own. */
const headingOf = (page: Page | undefined, search: string) =>
  page && 'fixedHeading' in page && !search ? page.title : '';

export interface ShellOptions {
  readonly webDir: string;
  readonly openFoodFactsUrl: string;
  /** Whether browsers may store the application, so that it opens without a connection. */
  readonly offline: boolean;
  /** The provider members may log in with, if there is one. */
  readonly signOn: Pick<ProviderSettings, 'name' | 'only' | 'signUp'> | undefined;
  /** Who may sign up, as it is known without waiting. */
  readonly signUp: () => string;
}

/** Serves the built web application: files for ever, pages never from a cache, unknown pages with status 404. */
export async function registerAppShell(app: FastifyInstance, options: ShellOptions): Promise<void> {
  const indexFile = join(options.webDir, 'index.html');
  const foodOrigin = new URL(options.openFoodFactsUrl).origin;
  const template = existsSync(indexFile)
    ? readFileSync(indexFile, 'utf8')
        .replace('__OPEN_FOOD_FACTS_URL__', () => escapeHtml(options.openFoodFactsUrl))
        .replace('__OFFLINE__', options.offline ? 'on' : 'off')
        .replace('__SINGLE_SIGN_ON__', () => escapeHtml(options.signOn?.name ?? ''))
        .replace('__SINGLE_SIGN_ON_ONLY__', options.signOn?.only ? 'on' : 'off')
        .replace('__SINGLE_SIGN_ON_SIGN_UP__', options.signOn?.signUp ? 'on' : 'off')
    : undefined;
  const worker =
    template === undefined
      ? undefined
      : readShellWorker({ ...options, html: template, policy: policy('', foodOrigin) });
  const html = template?.replace('__BUILD__', worker?.build ?? '');
  const preloads = readPreloads(options.webDir);

  if (html) {
    await app.register(fastifyStatic, {
      root: options.webDir,
      index: false,
      wildcard: false,
      preCompressed: true,
      globIgnore: ['**/.vite/**', '**/*.html', '**/*.br', '**/*.gz'],
      setHeaders: (reply, path) => {
        const forever = path.includes('/assets/');
        reply.header(
          'cache-control',
          forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        );
        if (isWorker(path)) reply.header('content-security-policy', WORKER_POLICY);
      },
    });
  }

  const sendHtml = (reply: FastifyReply, page: Page | undefined, heading: string) => {
    if (!html) return reply.code(503).type('text/plain').send('The web application is not built yet.');
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', policy(nonce, foodOrigin))
      .type('text/html; charset=utf-8')
      .send(
        html
          .replaceAll('__CSP_NONCE__', nonce)
          .replace('</head>', `${page ? preloads(page.path) : ''}</head>`)
          .replace('__SIGN_UP__', options.signUp())
          .replace('__HEADING__', heading)
          .replace('<title>', heading ? `<title>${heading} – ` : '<title>'),
      );
  };

  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    // Not new URL(): it takes '//' for the start of another host and throws.
    const [path = '/', search = ''] = request.url.split(/\?(.*)/s, 2);
    const page = findPage(path, new URLSearchParams(search));
    return sendHtml(reply.code(page ? 200 : 404), page, headingOf(page, search));
  };

  if (worker) {
    registerShellWorker(app, worker);
    app.get(SHELL_PAGE, { schema: { hide: true } }, (_request, reply) => sendHtml(reply, undefined, ''));
  }

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (/^\/api(\/|$)/.test(path)) return sendError(reply, notFound());
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (!isPage || /\.[a-z0-9]+$/i.test(path)) return reply.code(404).type('text/plain').send('Not found');
    return sendPage(request, reply);
  });
}
