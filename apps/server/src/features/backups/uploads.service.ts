import { randomBytes } from 'node:crypto';
import { appendFile, rm, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../../platform/clock.ts';
import { putInPlace } from '../../platform/engine/backup.ts';
import { readBackupHeader } from '../../platform/engine/backup-check.ts';
import { isEncrypted } from '../../platform/engine/backup-cipher.ts';
import { openBackupFolder } from '../../platform/engine/backup-folder.ts';
import { backupName } from '../../platform/engine/backup-name.ts';
import { partOf, releasePart, removeAbandonedParts } from '../../platform/engine/backup-parts.ts';
import { requireSpace } from '../../platform/engine/disk-space.ts';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import { backupFailure } from './backup-failure.service.ts';

const AT_ONCE = 2;
const IDLE_MS = 60 * 60_000;

interface Upload {
  readonly userId: number;
  readonly bytes: number;
  readonly part: string;
  received: number;
  lastAt: number;
}

const refused = (error: unknown) => new AppError('CONFLICT', backupFailure(error));

/** Backups that administrators send in parts, each a call of its own: of any size, through any proxy. */
export class Uploads {
  readonly #dir: string;
  readonly #clock: Clock;
  readonly #uploads = new Map<string, Upload>();

  constructor(dir: string, clock: Clock) {
    this.#dir = dir;
    this.#clock = clock;
  }

  async begin(userId: number, bytes: number): Promise<string> {
    const now = this.#clock.now();
    for (const [id, upload] of this.#uploads)
      if (upload.userId === userId || now.getTime() - upload.lastAt > IDLE_MS) await this.#drop(id);
    if (this.#uploads.size >= AT_ONCE)
      throw new AppError('CONFLICT', 'Other backups are being uploaded. Please try again later.');
    try {
      await removeAbandonedParts(await openBackupFolder(this.#dir));
      await requireSpace(this.#dir, bytes);
      const part = partOf(join(this.#dir, backupName(now, 'uploaded')));
      await appendFile(part, '', { mode: 0o600, flag: 'wx' });
      const id = randomBytes(12).toString('base64url');
      this.#uploads.set(id, { userId, bytes, part, received: 0, lastAt: now.getTime() });
      return id;
    } catch (error) {
      throw refused(error);
    }
  }

  /** The name of the finished file comes with its last part. */
  async add(userId: number, id: string, offset: number, content: Buffer) {
    const upload = this.#uploads.get(id);
    if (upload?.userId !== userId) throw notFound('This upload has ended. Please start it again.');
    if (offset > upload.received)
      throw new AppError('CONFLICT', 'Parts of this upload are missing. Please start it again.');
    // One that was sent twice, because its answer was lost.
    const fresh = content.subarray(upload.received - offset);
    if (upload.received + fresh.length > upload.bytes)
      throw new AppError('CONFLICT', 'Parts of this upload are missing. Please start it again.');
    await this.#append(upload, fresh);
    return {
      received: upload.received,
      name: upload.received === upload.bytes ? await this.#finish(id, upload) : null,
    };
  }

  /** What is half-written goes with the server. */
  async close(): Promise<void> {
    for (const id of [...this.#uploads.keys()]) await this.#drop(id);
  }

  async #append(upload: Upload, content: Buffer): Promise<void> {
    upload.lastAt = this.#clock.now().getTime();
    try {
      await appendFile(upload.part, content, { flush: upload.received + content.length === upload.bytes });
    } catch (error) {
      // A part of it may be there.
      await truncate(upload.part, upload.received).catch(() => undefined);
      throw refused(error);
    }
    upload.received += content.length;
  }

  async #finish(id: string, upload: Upload): Promise<string> {
    try {
      const locked = await isEncrypted(upload.part);
      if (!locked) await readBackupHeader(upload.part);
      const name = backupName(this.#clock.now(), 'uploaded', locked);
      await putInPlace(upload.part, join(this.#dir, name));
      return name;
    } catch (error) {
      const words = backupFailure(error).replaceAll(upload.part, 'This file');
      throw new AppError('INVALID', words);
    } finally {
      await this.#drop(id);
    }
  }

  async #drop(id: string): Promise<void> {
    const upload = this.#uploads.get(id);
    if (!upload) return;
    this.#uploads.delete(id);
    await rm(upload.part, { force: true });
    releasePart(upload.part);
  }
}
