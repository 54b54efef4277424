import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as api from '@fitarc/contract/backups';
import { recordAct } from '../../platform/audit/audit.repository.ts';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { randomSecret } from '../../platform/secrets.ts';
import { findUser } from '../../platform/users/users.repository.ts';
import { write } from '../../platform/writes/write.ts';
import { findBackup, readState } from './backup-list.service.ts';
import { NODE } from './backup-runner.service.ts';
import { hasGoodRunSince } from './backup-runs.repository.ts';
import type { BackupDeps } from './backups.deps.ts';
import { otherNodes } from './nodes.repository.ts';
import { runRestore } from './restore.service.ts';

const gone = () => notFound('There is no such backup on this server');

const subjectOf = (name: string) => ({ id: 0, name });

function fileRoutes(deps: BackupDeps): Route[] {
  const { db, clock, runner, tickets, uploads, oldDatabase } = deps;
  const { dir } = runner.place;
  return [
    write(api.createDownload, async ({ tx, body, session }) => {
      if ((await findBackup(dir, body.name)) === undefined) throw gone();
      await recordAct(tx, {
        at: clock.now(),
        actorId: session.userId,
        act: 'backup.download',
        subject: subjectOf(body.name),
      });
      return { ticket: tickets.create(body.name) };
    }),
    write(api.deleteBackup, async ({ tx, params, session, afterCommit }) => {
      const { name } = params;
      if ((await findBackup(dir, name)) === undefined) throw gone();
      await recordAct(tx, {
        at: clock.now(),
        actorId: session.userId,
        act: 'backup.delete',
        subject: subjectOf(name),
      });
      afterCommit(() => rm(join(dir, name), { force: true }));
      return { message: 'The backup was deleted' };
    }),
    route(api.downloadBackup, async ({ params, reply }) => {
      const name = tickets.use(params.ticket);
      const bytes = name === undefined ? undefined : await findBackup(dir, name);
      if (name === undefined || bytes === undefined)
        throw notFound('This link has expired. Please start the download again.');
      reply
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('content-length', bytes)
        .header('cache-control', 'no-store')
        // Types that nothing on the way compresses once more.
        .type(name.endsWith('.age') ? 'application/age' : 'application/gzip');
      return createReadStream(join(dir, name));
    }),
    write(api.createUpload, async ({ body, session }) => {
      await requireAlone(deps);
      return { upload: await uploads.begin(session.userId, body.bytes) };
    }),
    write(api.uploadPart, async ({ tx, params, body, session }) => {
      const content = Buffer.from(body.content, 'base64');
      const added = await uploads.add(session.userId, params.upload, body.offset, content);
      if (added.name !== null)
        await recordAct(tx, {
          at: clock.now(),
          actorId: session.userId,
          act: 'backup.upload',
          subject: subjectOf(added.name),
        });
      return added;
    }),
    write(api.deleteOldDatabase, async ({ tx, session, afterCommit }) => {
      const old = await oldDatabase.find();
      if (!old) throw notFound('There is no database from before an upgrade');
      if (!(await hasGoodRunSince(db, old.since)))
        throw new AppError(
          'CONFLICT',
          'Please wait for the first backup after the upgrade, or make one now.',
        );
      await recordAct(tx, {
        at: clock.now(),
        actorId: session.userId,
        act: 'backup.delete-old-database',
        subject: subjectOf(old.folder),
      });
      afterCommit(() => oldDatabase.remove());
      return { message: 'The old database was deleted' };
    }),
  ];
}

/** An upload is known to one server, and data in use by another one cannot be replaced. */
async function requireAlone({ db, clock }: BackupDeps): Promise<void> {
  const others = await otherNodes(db, NODE.id, clock.now());
  if (others.length > 0)
    throw new AppError(
      'CONFLICT',
      `Other servers are using this database (${others.join(', ')}). Stop them first; one that crashed counts as running for two minutes.`,
    );
}

async function requireRestorable(deps: BackupDeps, name: string): Promise<void> {
  if ((await findBackup(deps.runner.place.dir, name)) === undefined) throw gone();
  await requireAlone(deps);
}

export function backupsRoutes(deps: BackupDeps): Route[] {
  const { runner, restores } = deps;
  return [
    route(api.listBackups, () => readState(deps)),
    write(api.runBackup, {
      // The record of it is read while it is made, by other calls: it must not wait for this one's commit.
      prepare: async () => {
        const begun = await runner.begin('manual');
        if (!begun) throw new AppError('CONFLICT', 'A backup is already being made.');
        deps.background.run('backup', () => begun.finished.catch(() => undefined));
      },
      handle: async ({ tx, session }) => {
        await recordAct(tx, { at: deps.clock.now(), actorId: session.userId, act: 'backup.run' });
        return { message: 'The backup is being made' };
      },
    }),
    ...fileRoutes(deps),
    write(api.restoreBackup, async ({ tx, body, session, afterCommit }) => {
      await requireRestorable(deps, body.name);
      const ticket = randomSecret();
      const wanted = {
        ticket,
        name: body.name,
        identity: body.identity ?? undefined,
        actorEmail: (await findUser(tx, session.userId))?.email ?? '',
      };
      afterCommit(() => {
        restores.begin(ticket);
        // Not waited for, nor by the closing server, which it closes itself.
        void runRestore(deps, wanted);
      });
      return { ticket };
    }),
    route(api.followRestore, ({ params }) => {
      const state = restores.find(params.ticket);
      if (!state) throw notFound('This restore is not known any more');
      const { stage, table, rows, error, members } = state;
      return {
        stage,
        table,
        rows,
        error,
        members,
        made_at: state.madeAt,
        administrators: [...state.administrators],
        restore_point: state.restorePoint,
      };
    }),
  ];
}
