import type { Exercise } from '@fitarc/contract/exercise';
import * as api from '@fitarc/contract/library';
import { GROUP_TEXTS, musclesOf, readGroup } from '@fitarc/domain/anatomy';
import { MUSCLE_GROUPS } from '@fitarc/domain/exercise';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../platform/db/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { SharedAnswers } from '../../platform/http/shared-answers.ts';
import type { IdQuery } from './exercise-search.repository.ts';
import { createExerciseSearch } from './exercise-search.service.ts';
import {
  countByGroup,
  countByMuscle,
  findRevision,
  findVisibleExercises,
  type ListedExercise,
} from './library.repository.ts';
import { findBySearch, findExercises } from './library.service.ts';
import { presentExercise } from './present-exercise.service.ts';

type AnyCall = { readonly request: FastifyRequest; readonly reply: FastifyReply };

/** For pickers, which hold the whole library and search by themselves: a tenth of it by weight. */
const presentBrief = (row: ListedExercise): Exercise => ({
  ...presentExercise(row),
  description: '',
  instructions: '',
  common_mistake: '',
  ...(row.isCommon ? { common: true } : {}),
});

/** Lists of the library, the same for everybody who may read them. */
export const sharedLists = (db: Db) => new SharedAnswers(() => findRevision(db));

export function sendGroups(db: Db, lists: SharedAnswers, { request, reply }: AnyCall) {
  const build = async () => {
    const { counts, revision } = await countByGroup(db);
    const answer = MUSCLE_GROUPS.map((name) => ({
      name,
      description: GROUP_TEXTS[name],
      exercise_count: counts.get(name) ?? 0,
    }));
    return { revision, answer };
  };
  return lists.send({ request, reply, key: 'groups', build });
}

export function sendMuscles(db: Db, lists: SharedAnswers, groupName: string, { request, reply }: AnyCall) {
  const group = readGroup(groupName);
  if (!group && groupName.toLowerCase() !== 'all')
    throw notFound(
      groupName ? `No muscles found for ${groupName.slice(0, 100)}` : 'Please name a muscle group',
    );
  const build = async () => {
    const { counts, revision } = await countByMuscle(db, group);
    const answer = musclesOf(group).map(({ id, name, description }) => ({
      muscle_id: id,
      name,
      description,
      exercise_count: counts.get(name) ?? 0,
    }));
    return { revision, answer };
  };
  return lists.send({ request, reply, key: `muscles ${group ?? 'all'}`, build });
}

interface LibraryDeps {
  readonly db: Db;
  /** The exercises a member logs, then the favorites: other features', and first in a search. */
  readonly familiarTo: (userId: number) => readonly IdQuery[];
}

export function libraryRoutes({ db, familiarTo }: LibraryDeps): Route[] {
  const search = createExerciseSearch(db);
  const lists = sharedLists(db);
  return [
    route(api.listMuscleGroups, (call) => sendGroups(db, lists, call)),
    route(api.listMuscles, (call) => sendMuscles(db, lists, call.query.groupName, call)),
    route(api.listExercises, async ({ query, request, reply, session }) => {
      const present = query.brief === 'true' ? presentBrief : presentExercise;
      if (query.search) {
        const asked = { ...query, search: query.search };
        const { rows, total } = await findBySearch(search, asked, familiarTo(session.userId));
        reply.header('x-total-count', total);
        return rows.map(present);
      }
      const build = async () => {
        const { revision, rows, total } = await findExercises(db, query);
        return { revision, answer: rows.map(present), headers: { 'x-total-count': total } };
      };
      return lists.send({ request, reply, key: `exercises ${JSON.stringify(query)}`, build });
    }),
    route(api.listExerciseDetails, async ({ query, session }) => {
      const found = await findVisibleExercises(db, session.userId, query.exerciseIds);
      const rows = new Map(found.map((row) => [row.id, row]));
      const ids = [...new Set(query.exerciseIds)];
      return ids.flatMap((id) => rows.get(id) ?? []).map(presentExercise);
    }),
  ];
}
