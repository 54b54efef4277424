import { AppleHealthReader, isAppleHealth } from './apple-health.ts';
import { decodeText } from './decode-text.ts';
import { isFitArcJson, readFitArc } from './fitarc.ts';
import { isSqlite, readHealthConnect } from './health-connect.ts';
import { isJefit, readJefit } from './jefit.ts';
import { joinFiles } from './join-files.ts';
import { type ParsedFile, UnreadableFile } from './parsed-file.ts';
import { recognizeCsv } from './recognize-csv.ts';
import { isWgerJson, readWgerJson } from './wger.ts';
import { isZip, readZip } from './zip.ts';

export interface OpenOptions {
  /** Where the files of sql.js are. */
  locateFile?(name: string): string;
  onProgress?(readBytes: number): void;
  /** Of all files of a ZIP that are read whole. */
  readonly mostUnpacked?: number;
}

const MB = 1024 * 1024;
/** Apple Health's export is streamed; what is read whole must fit the memory. */
const MOST_TEXT = 100 * MB;
/** FitArc's own download and the database of Health Connect have few or no rows to split. */
const MOST_WHOLE = 400 * MB;
const EMPTY = 'This file is empty.';
const tooLarge = (most: number) =>
  new UnreadableFile(`This file is larger than ${most / MB} MB, which is more than can be imported.`);
const limitOf = (name: string) => (/\.(json|db)$/i.test(name) ? MOST_WHOLE : MOST_TEXT);
const UNKNOWN =
  'FitArc does not know this kind of file. Please choose the file exactly as the app exported it, without changing it in a spreadsheet.';
const NOTHING = 'There is nothing in this file that can be imported.';
const NO_DATA_IN_ZIP = 'This ZIP file holds no file that FitArc knows.';

/** Undefined where no format fits. */
function readKnownText(text: string): ParsedFile | undefined {
  const start = text.trimStart().slice(0, 1);
  if (start === '{' || start === '[') {
    if (isFitArcJson(text)) return readFitArc(text);
    return isWgerJson(text) ? readWgerJson(text) : undefined;
  }
  return isJefit(text) ? readJefit(text) : recognizeCsv(text)?.read(text);
}

function readText(text: string): ParsedFile {
  if (text.trim() === '') throw new UnreadableFile(EMPTY);
  const read = readKnownText(text);
  if (!read) throw new UnreadableFile(UNKNOWN);
  return read;
}

/** Reads the parts of a file that is too large to be held. */
async function readStream(
  file: Blob,
  reader: AppleHealthReader,
  { onProgress }: OpenOptions,
): Promise<ParsedFile> {
  const decoder = new TextDecoder();
  const stream = file.stream().getReader();
  let read = 0;
  for (;;) {
    const { done, value } = await stream.read();
    if (done) break;
    reader.push(decoder.decode(value, { stream: true }));
    read += value.length;
    onProgress?.(read);
  }
  return reader.finish();
}

interface ZipContent {
  readonly texts: string[];
  readonly databases: Uint8Array[];
  health: AppleHealthReader | undefined;
  /** Bytes of all files that are kept. */
  size: number;
}

/** None where it is no text: the other files of the ZIP are read. */
function textsIn(bytes: Uint8Array): string[] {
  try {
    return [decodeText(bytes)];
  } catch (error) {
    if (error instanceof UnreadableFile) return [];
    throw error;
  }
}

/** Gathers a file of the ZIP, or streams it where it is Apple Health's. */
function takeFile(
  name: string,
  content: ZipContent,
  most: number,
): ((chunk: Uint8Array, last: boolean) => void) | undefined {
  if (!/\.(csv|txt|json|xml|db)$/i.test(name)) return undefined;
  const isXml = /\.xml$/i.test(name);
  const decoder = new TextDecoder();
  let chunks: Uint8Array[] = [];
  let size = 0;
  let reader: AppleHealthReader | undefined;
  let isOther = false;
  return (chunk, last) => {
    size += chunk.length;
    if (isXml) {
      const text = decoder.decode(chunk, { stream: !last });
      if (!reader && !isOther && chunk.length > 0) {
        if (isAppleHealth(text.slice(0, 20_000))) reader = new AppleHealthReader();
        else isOther = true;
      }
      reader?.push(text);
      if (last && reader) content.health = reader;
      return;
    }
    if (size > limitOf(name)) throw tooLarge(limitOf(name));
    content.size += chunk.length;
    if (content.size > most) throw tooLarge(most);
    chunks.push(chunk);
    if (!last) return;
    const whole = new Uint8Array(size);
    let at = 0;
    for (const part of chunks) {
      whole.set(part, at);
      at += part.length;
    }
    chunks = [];
    if (isSqlite(whole)) content.databases.push(whole);
    else content.texts.push(...textsIn(whole));
  };
}

async function readArchive(file: Blob, options: OpenOptions): Promise<ParsedFile> {
  const content: ZipContent = { texts: [], databases: [], health: undefined, size: 0 };
  await readZip(
    file,
    { onFile: (name) => takeFile(name, content, options.mostUnpacked ?? MOST_WHOLE) },
    options.onProgress,
  );
  if (content.health) return content.health.finish();
  const [database] = content.databases;
  if (database) return readHealthConnect(database, options.locateFile);
  const own = content.texts.find((text) => isFitArcJson(text));
  if (own) return readFitArc(own);
  const read = content.texts.flatMap((text) => readKnownText(text) ?? []);
  const [first, ...rest] = read;
  if (!first) throw new UnreadableFile(NO_DATA_IN_ZIP);
  // Days as a whole and the servings they are made of would count twice.
  const hasServings = read.some(({ meals }) => meals.some(({ key }) => !key.startsWith('day ')));
  const files = [first, ...rest].map((one) =>
    hasServings ? { ...one, meals: one.meals.filter(({ key }) => !key.startsWith('day ')) } : one,
  );
  return joinFiles(files as [ParsedFile, ...ParsedFile[]]);
}

async function readAny(file: Blob, options: OpenOptions): Promise<ParsedFile> {
  if (file.size === 0) throw new UnreadableFile(EMPTY);
  const head = new Uint8Array(await file.slice(0, 20_000).arrayBuffer());
  if (isZip(head)) return readArchive(file, options);
  if (isSqlite(head)) return readHealthConnect(new Uint8Array(await file.arrayBuffer()), options.locateFile);
  if (head[0] === 0x3c || isAppleHealth(new TextDecoder().decode(head))) {
    if (!isAppleHealth(new TextDecoder().decode(head))) throw new UnreadableFile(UNKNOWN);
    return readStream(file, new AppleHealthReader(), options);
  }
  const most = head[0] === 0x7b ? MOST_WHOLE : MOST_TEXT;
  if (file.size > most) throw tooLarge(most);
  return readText(decodeText(new Uint8Array(await file.arrayBuffer())));
}

/** Recognizes a file by its content and reads it whole, or throws an UnreadableFile with a sentence. */
export async function openFile(file: Blob, options: OpenOptions = {}): Promise<ParsedFile> {
  const parsed = await readAny(file, options);
  const { workouts, meals, weights, measurements, plans = [], favorites = [], foods = [] } = parsed;
  const all = [workouts, meals, weights, measurements, plans, favorites, foods];
  if (all.every(({ length }) => length === 0)) throw new UnreadableFile(NOTHING);
  return parsed;
}
