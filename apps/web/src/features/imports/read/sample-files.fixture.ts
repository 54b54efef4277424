import type { ImportSource } from '@fitarc/domain/import-source';
import { quoted } from './sample-tables.fixture.ts';

/** Also of what has no text of its own. */
const plain = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

const JEFIT_HEADS = [
  '### SETTING #######\n\nUSERID,mass,length\n77,kg,cm',
  '### WORKOUT SESSIONS #######\n\n_id,mydate,starttime,total_time',
  '### EXERCISE LOGS #######\n\nUSERID,logs,_id,record,mydate,eid,ename,belongsession',
] as const;

export interface SampleFields {
  readonly [name: string]: unknown;
}

/** Files that are no plain table, each built around one entry whose fields are exchanged. */
export const SAMPLE_FILES: Partial<
  Record<ImportSource, { readonly fields: SampleFields; of(entries: readonly SampleFields[]): string }>
> = {
  jefit: {
    fields: {
      start: '1767632400',
      total: '3600',
      logs: '60x8',
      name: 'Bench',
      session: '9',
      day: '2026-01-05',
    },
    of: (entries) =>
      [
        JEFIT_HEADS[0],
        JEFIT_HEADS[1],
        ...entries.map(
          (one) => `${quoted(plain(one.session))},,${quoted(plain(one.start))},${quoted(plain(one.total))}`,
        ),
        JEFIT_HEADS[2],
        ...entries.map(
          (one) =>
            `77,${quoted(plain(one.logs))},1,1,${quoted(plain(one.day))},2,${quoted(plain(one.name))},${quoted(plain(one.session))}`,
        ),
      ].join('\n'),
  },
  wger: {
    fields: {
      id: '8c0e',
      date: '2026-02-11T18:20:00+01:00',
      exercise: 73,
      repetitions: '8.00',
      repetitions_unit: 1,
      weight: '62.50',
      weight_unit: 1,
      rir: '2.0',
      session: '51aa',
    },
    of: (entries) => entries.map((one) => JSON.stringify(one)).join('\n'),
  },
  fitarc: {
    fields: {
      id: 1,
      createdAt: '2026-02-11T18:20:00.000Z',
      workoutId: 1,
      date: '2026-02-11',
      day: 'Monday',
      planId: 1,
      position: 0,
      name: 'Squat',
      kind: 'normal',
      reps: 5,
      weight: 80,
      unit: 'kg',
      rpe: 8,
      seconds: 1,
      metres: 1,
      note: 'fine',
      notes: 'fine',
      superset: 1,
      type: 'Custom',
      startedAt: '2026-02-11T17:20:00.000Z',
      endedAt: '2026-02-11T18:20:00.000Z',
      duration: 60,
      calories: 100,
      slot: 'lunch',
      serving: '1 cup',
      portion: 100,
      protein: 1,
      nutrients: { iron_mg: 1 },
      value: 80,
      muscles: ['Chest'],
      movement: 'curl',
      sets: 3,
      week: 0,
      options: {},
      servingSize: '100g',
    },
    of: (entries) =>
      JSON.stringify({
        format: 1,
        ...Object.fromEntries(
          [
            'workouts',
            'workout_sets',
            'meals',
            'weights',
            'measurements',
            'own_exercises',
            'plans',
            'plan_exercises',
            'favorites',
            'foods',
            'nutrition_goals',
            'account',
          ].map((name) => [name, entries]),
        ),
      }),
  },
  apple_health: {
    fields: {
      type: 'HKQuantityTypeIdentifierBodyMass',
      sourceName: 'Scale',
      unit: 'kg',
      startDate: '2026-03-01 07:12:30 +0100',
      endDate: '2026-03-01 07:12:30 +0100',
      value: '81.35',
      workoutActivityType: 'HKWorkoutActivityTypeRunning',
      duration: '31.5',
      durationUnit: 'min',
      totalEnergyBurned: '310',
      totalDistance: '5.4',
      totalDistanceUnit: 'km',
    },
    of: (entries) => {
      const attributes = (one: SampleFields) =>
        Object.entries(one)
          .map(([name, value]) => `${name}="${plain(value).replaceAll('"', '&quot;')}"`)
          .join(' ');
      const tags = entries.flatMap((one) => [
        `<Record ${attributes(one)}/>`,
        `<Record ${attributes({ ...one, type: 'HKQuantityTypeIdentifierDietaryEnergyConsumed', unit: 'kcal' })}/>`,
        `<Workout ${attributes(one)}/>`,
      ]);
      return `<HealthData locale="en_US">\n${tags.join('\n')}\n</HealthData>`;
    },
  },
};
