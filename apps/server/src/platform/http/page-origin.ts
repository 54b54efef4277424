import type { FastifyRequest } from 'fastify';
import { invalid } from './app-error.ts';

function originOf(text: string | undefined): URL | undefined {
  return text && URL.canParse(text) ? new URL(text) : undefined;
}

/**
 * The origin of the page that calls: as the browser names it, if it is one we answer at. The connection alone does not
 * tell, because a proxy in between speaks http with us.
 */
export function pageOrigin(
  { headers, host, protocol }: Pick<FastifyRequest, 'headers' | 'host' | 'protocol'>,
  publicUrl: string,
): URL {
  const page = originOf(headers.origin);
  if (page && (page.host === host || page.host === originOf(publicUrl)?.host)) return page;
  const called = originOf(`${protocol}://${host}`);
  if (!called) throw invalid('The Host header is not valid.');
  return called;
}
