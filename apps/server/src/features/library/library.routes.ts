import type { Exercise } from '@fitarc/contract/exercise';
import * as api from '@fitarc/contract/library';
import { GROUP_TEXTS, musclesOf, readGroup } from '@fitarc/domain/anatomy';
import { MUSCLE_GROUPS } from '@fitarc/domain/exercise';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../platform/db/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { knownRevision, sendWithEtag } from '../../platform/http/revalidation.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { countByGroup, countByMuscle, findVisibleExercises, type IdQuery } from './library.repository.ts';
import { findExercises } from './library.service.ts';
import { presentExercise } from './present-exercise.service.ts';

/** For pickers, which hold the whole library: a tenth of it by weight. */
const withoutTexts = (exercise: Exercise): Exercise => ({
  ...exercise,
  description: '',
  instructions: '',
  common_mistake: '',
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
  /** The exercises a member logs or has among the favorites: other features', and first in a search. */
  readonly familiarTo: (userId: number) => readonly IdQuery[];
}

export const libraryRoutes = ({ db, familiarTo }: LibraryDeps): Route[] => [
  route(api.listMuscleGroups, ({ request, reply }) => presentGroups(db, request, reply)),
  route(api.listMuscles, ({ query, request, reply }) => presentMuscles(db, query.groupName, request, reply)),
  route(api.listExercises, async ({ query, request, reply, session }) => {
    const familiar = query.search ? familiarTo(session.userId) : [];
    const found = await findExercises(db, query, query.search ? undefined : knownRevision(request), familiar);
    if (!found.unchanged) reply.header('x-total-count', found.total);
    const exercises = () => found.rows.map(presentExercise);
    // What a search finds first depends on the member, not on the library's revision alone.
    const state = query.search ? { unchanged: false } : found;
    return sendWithEtag(reply, state, () =>
      query.brief === 'true' ? exercises().map(withoutTexts) : exercises(),
    );
  }),
  route(api.listExerciseDetails, async ({ query, session }) => {
    const found = await findVisibleExercises(db, session.userId, query.exerciseIds);
    const rows = new Map(found.map((row) => [row.id, row]));
    const ids = [...new Set(query.exerciseIds)];
    return ids.flatMap((id) => rows.get(id) ?? []).map(presentExercise);
  }),
];
