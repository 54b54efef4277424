import { type IDBPDatabase, wrap } from 'idb';
import { type AnswersSchema, type OutboxSchema, openAnswers, openOutbox } from './database.ts';

/** The same databases, for transactions of several steps. */
export const answersDb = async () => wrap(await openAnswers()) as unknown as IDBPDatabase<AnswersSchema>;
export const outboxDb = async () => wrap(await openOutbox()) as unknown as IDBPDatabase<OutboxSchema>;
