import type { Exercise } from '@fitarc/contract/exercise';
import * as api from '@fitarc/contract/library';
import { GROUP_TEXTS, musclesOf, readGroup } from '@fitarc/domain/anatomy';
import { MUSCLE_GROUPS } from '@fitarc/domain/exercise';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../platform/db/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { knownRevision, sendWithEtag } from '../../platform/http/revalidation.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { IdQuery } from './exercise-search.repository.ts';
import { createExerciseSearch } from './exercise-search.service.ts';
import {
  countByGroup,
  countByMuscle,
  findVisibleExercises,
  type ListedExercise,
} from './library.repository.ts';
import { findBySearch, findExercises } from './library.service.ts';
import { presentExercise } from './present-exercise.service.ts';

/** For pickers, which hold the whole library and search by themselves: a tenth of it by weight. */
const presentBrief = (row: ListedExercise): Exercise => ({
  ...presentExercise(row),
  description: '',
  instructions: '',
  common_mistake: '',
  ...(row.isCommon ? { common: true } : {}),
});

export async function presentGroups(db: Db, request: FastifyRequest, reply: FastifyReply) {
  const { counts, ...state } = await countByGroup(db, knownRevision(request));
  return sendWithEtag(reply, state, () =>
    MUSCLE_GROUPS.map((name) => ({
      name,
      description: GROUP_TEXTS[name],
      exercise_count: counts.get(name) ?? 0,
    })),
  );
}

export async function presentMuscles(
  db: Db,
  groupName: string,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const group = readGroup(groupName);
  if (!group && groupName.toLowerCase() !== 'all')
    throw notFound(
      groupName ? `No muscles found for ${groupName.slice(0, 100)}` : 'Please name a muscle group',
    );
  const { counts, ...state } = await countByMuscle(db, group, knownRevision(request));
  return sendWithEtag(reply, state, () =>
    musclesOf(group).map(({ id, name, description }) => ({
      muscle_id: id,
      name,
      description,
      exercise_count: counts.get(name) ?? 0,
    })),
  );
}

interface LibraryDeps {
  readonly db: Db;
  /** The exercises a member logs, then the favorites: other features', and first in a search. */
  readonly familiarTo: (userId: number) => readonly IdQuery[];
}

export function libraryRoutes({ db, familiarTo }: LibraryDeps): Route[] {
  const search = createExerciseSearch(db);
  return [
    route(api.listMuscleGroups, ({ request, reply }) => presentGroups(db, request, reply)),
    route(api.listMuscles, ({ query, request, reply }) =>
      presentMuscles(db, query.groupName, request, reply),
    ),
    route(api.listExercises, async ({ query, request, reply, session }) => {
      const found = query.search
        ? await findBySearch(search, { ...query, search: query.search }, familiarTo(session.userId))
        : await findExercises(db, query, knownRevision(request));
      if (!found.unchanged) reply.header('x-total-count', found.total);
      return sendWithEtag(reply, found, () =>
        query.brief === 'true' ? found.rows.map(presentBrief) : found.rows.map(presentExercise),
      );
    }),
    route(api.listExerciseDetails, async ({ query, session }) => {
      const found = await findVisibleExercises(db, session.userId, query.exerciseIds);
      const rows = new Map(found.map((row) => [row.id, row]));
      const ids = [...new Set(query.exerciseIds)];
      return ids.flatMap((id) => rows.get(id) ?? []).map(presentExercise);
    }),
  ];
}
