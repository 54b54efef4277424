import type { FastifyReply, FastifyRequest } from 'fastify';

/** If-None-Match: the revision the browser got with an earlier answer to the same address. */
export function knownRevision(request: FastifyRequest): string | undefined {
  const header = request.headers['if-none-match'];
  return header ? /^\s*(?:W\/)?"([\w-]{1,100})"\s*$/.exec(header)?.[1] : undefined;
}

/** The ETag by which the browser asks for it again. */
export const markRevision = (reply: FastifyReply, revision: string): FastifyReply =>
  reply.header('etag', `W/"${revision}"`).header('cache-control', 'private, no-cache');

/** Sends an ETag, or 304 without a body when the browser has this revision already. */
export function sendWithEtag<T>(
  reply: FastifyReply,
  { revision, unchanged }: { readonly revision?: string | undefined; readonly unchanged: boolean },
  answer: () => T,
): T {
  if (!revision) return answer();
  markRevision(reply, revision);
  return unchanged ? (reply.code(304).send() as never) : answer();
}
