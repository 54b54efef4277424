import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { knownRevision, markRevision } from './revalidation.ts';

const COMPRESSIONS = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** Smaller ones gain nothing by compression. */
const COMPRESSED_FROM = 1024;
const KEPT_BYTES_AT_MOST = 16 * 1024 * 1024;
/** Of each answer, beside its text: a caller who asks for a million empty pages must not fill the memory. */
const ENTRY_BYTES = 1024;

/** What was built for one revision; without one, there is nothing to compare it with later. */
interface Built<T> {
  readonly revision: string | undefined;
  readonly answer: T;
  readonly headers?: Readonly<Record<string, string | number>>;
}

interface Kept {
  readonly revision: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly json: Buffer;
  readonly encoded: Map<Encoding, Promise<Buffer>>;
}

interface Request<T> {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** What the answer depends on beside the revision. */
  readonly key: string;
  build(): Promise<Built<T>>;
}

function compressed({ json, encoded }: Kept, encoding: Encoding): Promise<Buffer> {
  const known = encoded.get(encoding);
  if (known) return known;
  const made = COMPRESSIONS[encoding](json);
  encoded.set(encoding, made);
  return made;
}

/** The framework sends a buffer as it is, and compresses nothing that says how it is encoded. */
async function sendBytes<T>(request: FastifyRequest, reply: FastifyReply, kept: Kept): Promise<T> {
  markRevision(reply, kept.revision)
    .headers(kept.headers)
    .type('application/json; charset=utf-8')
    .header('vary', 'accept-encoding');
  const encoding = negotiate(request.headers['accept-encoding'] ?? '', [...ENCODINGS, 'identity']);
  if (encoding === null || encoding === 'identity' || kept.json.byteLength < COMPRESSED_FROM)
    return kept.json as T;
  reply.header('content-encoding', encoding);
  return (await compressed(kept, encoding as Encoding)) as T;
}

/**
 * Answers that are the same for everybody as long as a revision lasts: read, serialized and compressed once, then sent
 * as bytes. The revision is asked for each time, so that every node sends what is current.
 */
export class SharedAnswers {
  readonly #findRevision: () => Promise<string | undefined>;
  #revision: string | undefined;
  #kept = new Map<string, Kept>();
  #bytes = 0;

  constructor(findRevision: () => Promise<string | undefined>) {
    this.#findRevision = findRevision;
  }

  async send<T>({ request, reply, key, build }: Request<T>): Promise<T> {
    const tag = knownRevision(request);
    const name = `${request.routeOptions.url} ${key}`;
    const kept = this.#kept.get(name);
    const revision = tag || kept ? await this.#findRevision() : undefined;
    if (revision !== undefined && revision === tag) return markRevision(reply, tag).code(304).send() as never;
    if (kept && kept.revision === revision) return sendBytes(request, reply, kept);
    const { revision: built, answer, headers = {} } = await build();
    reply.headers(headers);
    if (built === undefined) return answer;
    const json = Buffer.from(String(reply.serialize(answer as object)));
    return sendBytes(
      request,
      reply,
      this.#keep(name, { revision: built, headers, json, encoded: new Map() }),
    );
  }

  #keep(key: string, answer: Kept): Kept {
    const bytes = answer.json.byteLength + key.length + ENTRY_BYTES;
    if (answer.revision !== this.#revision || this.#bytes + bytes > KEPT_BYTES_AT_MOST) {
      this.#kept = new Map();
      this.#bytes = 0;
    }
    this.#revision = answer.revision;
    this.#bytes += bytes;
    this.#kept.set(key, answer);
    return answer;
  }
}
