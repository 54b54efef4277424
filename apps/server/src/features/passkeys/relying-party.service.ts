import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { invalid } from '../../platform/http/app-error.ts';
import { pageOrigin } from '../../platform/http/page-origin.ts';

export interface RelyingParty {
  /** The host name of the page; a passkey works there and nowhere else. */
  readonly id: string;
  readonly origin: string;
  /** The operator named this origin: passkeys added at another port of the host work there, too. */
  readonly isPublic: boolean;
}

/** From the page itself, so that there is nothing to set. */
export function relyingPartyOf(request: FastifyRequest, publicUrl: string): RelyingParty {
  const { hostname, origin } = pageOrigin(request, publicUrl);
  if (isIP(hostname.replace(/^\[|\]$/g, '')))
    throw invalid('Passkeys need a host name. This page was opened by its network address.');
  return { id: hostname, origin, isPublic: URL.canParse(publicUrl) && new URL(publicUrl).origin === origin };
}
