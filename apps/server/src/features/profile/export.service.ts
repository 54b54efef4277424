import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Units } from '@fitarc/domain/units';
import type { Db, Executor } from '../../platform/db/database.ts';
import { unavailable } from '../../platform/http/app-error.ts';
import { tooMany } from '../../platform/limits/throttle.ts';
import { csvFile, csvTable } from './export-csv.service.ts';
import { EXPORT_README } from './export-readme.service.ts';
import { type ZipEntry, zipStream } from './zip-stream.service.ts';

type Row = Record<string, unknown>;
type Pages = AsyncIterable<readonly Row[]>;
/** Each feature that stores something of a member's says how to read it all back, page by page where it may be much. */
export interface ExportSection {
  readonly name: string;
  rows(db: Executor, userId: number): Promise<readonly Row[]> | Pages;
}

async function* pagesOf(rows: Promise<readonly Row[]> | Pages): Pages {
  if (Symbol.asyncIterator in rows) yield* rows;
  else yield await rows;
}

const indentJson = (value: unknown) => JSON.stringify(value, null, 2).replaceAll('\n', '\n    ');

async function* jsonList(name: string, pages: Pages): AsyncGenerator<string> {
  yield `,\n  ${JSON.stringify(name)}: [`;
  let isEmpty = true;
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield `${isEmpty ? '' : ','}\n    ${page.map(indentJson).join(',\n    ')}`;
    isEmpty = false;
  }
  yield isEmpty ? ']' : '\n  ]';
}

/** The same data in the columns of another app. */
export interface ExportFile {
  readonly name: string;
  columns(units: Units): readonly string[];
  rows(db: Executor, request: FileRequest): Pages;
}

interface FileRequest {
  readonly userId: number;
  readonly timeZone: string;
  /** What the member reads in; the other app may be told the same. */
  readonly units: Units;
}

interface ExportRequest {
  readonly userId: number;
  readonly format: 'json' | 'csv' | 'zip';
  readonly at: Date;
  readonly timeZone: string;
  readonly sections: readonly ExportSection[];
  readonly files: readonly ExportFile[];
  readonly units: Units;
}

async function* textOf(
  db: Executor,
  { userId, format, at, sections }: Pick<ExportRequest, 'userId' | 'format' | 'at' | 'sections'>,
): AsyncGenerator<string> {
  if (format === 'json') yield `{\n  "exported_at": ${JSON.stringify(at)}`;
  for (const [place, { name, rows }] of sections.entries()) {
    const pages = pagesOf(rows(db, userId));
    if (format === 'csv' && place > 0) yield '\r\n';
    yield* format === 'csv' ? csvTable(name, pages) : jsonList(name, pages);
  }
  if (format === 'json') yield '\n}';
}

async function* oneText(text: string): AsyncGenerator<string> {
  yield text;
}

/** Everything as JSON, each table as CSV, and the files of other apps. */
function* entriesOf(db: Executor, request: ExportRequest): Generator<ZipEntry> {
  const { userId, sections, files, units } = request;
  yield { name: 'README.txt', text: oneText(EXPORT_README) };
  yield { name: 'fitarc.json', text: textOf(db, { ...request, format: 'json' }) };
  for (const { name, rows } of sections)
    yield { name: `csv/${name}.csv`, text: csvFile(undefined, pagesOf(rows(db, userId))) };
  for (const { name, columns, rows } of files)
    yield { name, text: csvFile(columns(units), rows(db, request)) };
}

const contentOf = (db: Executor, request: ExportRequest): AsyncIterable<string | Uint8Array> =>
  request.format === 'zip' ? zipStream(entriesOf(db, request)) : textOf(db, request);

/** Each holds a connection for as long as its reader takes. */
const AT_ONCE = 4;
const LONGEST_MS = 5 * 60_000;
const UNDER_WAY = 'Your data is being downloaded already. Please wait until that has finished.';

/** Written as it is read: whatever an account holds, only a page of it is in memory, and a slow reader slows it down. */
export class Exports {
  readonly #db: Db;
  readonly #running = new Map<number, ExportRequest>();

  constructor(db: Db) {
    this.#db = db;
  }

  /** From when the first of it has been read: an error before that can still be told. */
  async open(request: ExportRequest): Promise<Readable> {
    if (this.#running.has(request.userId)) throw tooMany(10, UNDER_WAY);
    if (this.#running.size >= AT_ONCE) throw unavailable();
    this.#running.set(request.userId, request);
    const out = new PassThrough();
    const written = this.#write(request, out).finally(() => this.#finish(request));
    // Whoever reads it hears of it by the stream itself.
    written.catch((error: Error) => out.destroy(error));
    const begun = new AbortController();
    await Promise.race([once(out, 'readable', { signal: begun.signal }), written]);
    begun.abort();
    return out;
  }

  /** One transaction, so that the file shows a single moment. */
  #write(request: ExportRequest, out: PassThrough): Promise<void> {
    const signal = AbortSignal.timeout(LONGEST_MS);
    return this.#db.transaction((tx) => pipeline(this.#read(tx, request), out, { signal }), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    });
  }

  /** Finished before the reader sees the end: whoever has the file may ask for the next one at once. */
  async *#read(tx: Executor, request: ExportRequest): AsyncGenerator<string | Uint8Array> {
    try {
      yield* contentOf(tx, request);
    } finally {
      this.#finish(request);
    }
  }

  /** Called twice for one download: the next one of the same member, begun in between, stays. */
  #finish(request: ExportRequest): void {
    if (this.#running.get(request.userId) === request) this.#running.delete(request.userId);
  }
}
