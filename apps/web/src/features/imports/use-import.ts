import type { Exercise } from '@fitarc/contract/exercise';
import { repUnitOf } from '@fitarc/domain/plan';
import type { WeightUnit } from '@fitarc/domain/units';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { randomKey } from '../../lib/retry-key.ts';
import { briefExercisesQuery } from '../library/brief-exercises.queries.ts';
import { ImportClient, ImportFailure } from './import-client.ts';
import { exerciseNamesQuery, findKnownKeys } from './imports.queries.ts';
import { ExerciseMatcher, type NameMatch } from './match/match-exercises.ts';
import { ownKeyOf } from './prepare/own-key.ts';
import type { NameChoice } from './prepare/prepare-batches.ts';
import type { FileSummary } from './prepare/summarize.ts';
import type { PendingImport } from './send/import-store.ts';

export interface Preview {
  readonly fileName: string;
  readonly summary: FileSummary;
  /** How many entries an earlier import added: they are skipped. */
  readonly known: number;
  readonly matches: readonly NameMatch[];
  readonly exercises: readonly Exercise[];
}

/** What the member decided for a name: an exercise by its id, an own one, or nothing. */
export type Decision = { readonly exerciseId: string } | 'own' | 'skip';

export type ImportState =
  | { readonly step: 'choose'; readonly problem?: string | undefined }
  | { readonly step: 'reading'; readonly fileName: string; readonly share: number }
  | { readonly step: 'preview'; readonly preview: Preview }
  | { readonly step: 'storing' };

const foreignFile = (owner: string | undefined, member: string) =>
  owner && owner.toLowerCase() !== member.toLowerCase()
    ? [`This file was downloaded from the account ${owner}. Import it only if that is you.`]
    : [];

/** What was not certain: the next file is matched by it. */
const chosenOf = ({ matches }: Preview, decisions: ReadonlyMap<string, Decision>) =>
  Object.fromEntries(
    [...decisions].flatMap(([name, decision]): [string, number | 'own'][] => {
      if (decision === 'skip') return [];
      if (decision === 'own') return [[name, 'own']];
      const match = matches.find((one) => one.name === name);
      const isCertain = String(match?.exercise?.exercise_id) === decision.exerciseId;
      return isCertain ? [] : [[name, Number(decision.exerciseId)]];
    }),
  );

/** From the file to what is ready to be sent. */
export function useImport(member: string, onReady: (pending: PendingImport) => void) {
  const client = useRef<ImportClient>(null);
  const queries = useQueryClient();
  const [state, setState] = useState<ImportState>({ step: 'choose' });
  useEffect(() => () => client.current?.close(), []);

  const fail = (error: unknown) => {
    const problem =
      error instanceof ImportFailure
        ? error.message
        : 'Your exercises could not be loaded. Please try again.';
    setState({ step: 'choose', problem });
  };

  async function open(file: File): Promise<void> {
    client.current?.close();
    const own = new ImportClient();
    client.current = own;
    // Canceled, or another file was chosen: what comes of this one is not shown.
    const isLeft = () => client.current !== own;
    setState({ step: 'reading', fileName: file.name, share: 0 });
    try {
      const { summary, keys } = await own.ask({ kind: 'open', file }, 'opened', (share) =>
        setState({ step: 'reading', fileName: file.name, share }),
      );
      const [exercises, names, known] = await Promise.all([
        queries.ensureQueryData(briefExercisesQuery()),
        queries.fetchQuery(exerciseNamesQuery()),
        findKnownKeys(summary.source, keys),
      ]);
      if (isLeft()) return;
      const matcher = new ExerciseMatcher({ exercises, ...names });
      const matches = summary.names.map(({ name }) => matcher.match(name));
      const notices = [...summary.notices, ...foreignFile(summary.accountEmail, member)];
      const preview = {
        fileName: file.name,
        summary: { ...summary, notices },
        known: known.size,
        matches,
        exercises,
      };
      setState({ step: 'preview', preview });
    } catch (error) {
      if (!isLeft()) fail(error);
    }
  }

  async function store(
    preview: Preview,
    unit: WeightUnit,
    decisions: ReadonlyMap<string, Decision>,
  ): Promise<void> {
    if (!client.current) return;
    setState({ step: 'storing' });
    try {
      const byId = new Map(preview.exercises.map((exercise) => [String(exercise.exercise_id), exercise]));
      const ownNames = [...decisions].filter(([, decision]) => decision === 'own').map(([name]) => name);
      const { drafts } = await client.current.ask(
        { kind: 'own-exercises', names: ownNames },
        'own-exercises',
      );
      const own = drafts.map((draft, at) => ({ ...draft, key: ownKeyOf(ownNames[at] ?? draft.name) }));
      const choices = [...decisions].map(([name, decision]): [string, NameChoice] => {
        if (decision === 'skip') return [name, { kind: 'skip' }];
        if (decision === 'own') {
          const draft = own.find(({ key }) => key === ownKeyOf(name));
          const counted = { measure: draft?.measure, movement_pattern: draft?.cardio ? 'cardio' : null };
          return [name, { kind: 'own', key: ownKeyOf(name), unit: repUnitOf(counted) }];
        }
        const exercise = byId.get(decision.exerciseId);
        return [
          name,
          { kind: 'exercise', exerciseId: Number(decision.exerciseId), unit: repUnitOf(exercise ?? {}) },
        ];
      });
      const started = {
        id: randomKey(),
        member,
        source: preview.summary.source,
        fileName: preview.fileName.slice(0, 255),
        next: 0,
        ownIds: {},
        chosen: chosenOf(preview, decisions),
        goals: preview.summary.goals,
        leftOut: preview.summary.leftOut,
        added: {},
        skipped: {},
        isPaused: false,
      };
      const { pending } = await client.current.ask(
        { kind: 'store', pending: started, unit, choices, own },
        'stored',
      );
      client.current.close();
      setState({ step: 'choose' });
      onReady(pending);
    } catch (error) {
      fail(error);
    }
  }

  function cancel(): void {
    client.current?.close();
    client.current = null;
    setState({ step: 'choose' });
  }

  return { state, open, store, cancel };
}
