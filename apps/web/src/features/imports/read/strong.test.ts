import { describe, expect, it } from 'vitest';
import { recognizeCsv } from './recognize-csv.ts';
import { FORGOTTEN_TIMER, readStrong } from './strong.ts';

const read = (text: string) => {
  expect(recognizeCsv(text)?.read).toBe(readStrong);
  return readStrong(text);
};
const setsOf = (file: ReturnType<typeof readStrong>) =>
  file.workouts.flatMap(({ exercises }) =>
    exercises.flatMap(({ name, sets }) => sets.map((set) => ({ name, ...set }))),
  );

describe('Strong (R-713)', () => {
  it('reads what iOS exported until 2025: notes over several lines, warm-ups, RPE, time and distance in one set', () => {
    const file = read(
      [
        'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE',
        '2026-02-03 18:05:10,"Push, heavy",58m,"Bench Press (Barbell)",W,40.0,10,0,0,"feet flat\nslow down","slept badly",',
        '2026-02-03 18:05:10,"Push, heavy",58m,"Bench Press (Barbell)",1,82.5,6,0,0,,,8.5',
        '2026-02-03 18:05:10,"Push, heavy",58m,"Bench Press (Barbell)",Rest Timer,0,0,0,120,,,',
        '2026-02-03 18:05:10,"Push, heavy",58m,"Bench Press (Barbell) ",2,85,0,0,0,,,',
        '2026-02-03 18:05:10,"Push, heavy",58m,"Running (Treadmill)",1,0,0,2.4,780,"","",',
        '2026-02-03 18:05:10,"Push, heavy",58m,"Bench Press (Barbell)",1,60,12,0,0,,,',
      ].join('\n'),
    );
    expect(file.workouts).toHaveLength(1);
    expect(file.workouts[0]).toMatchObject({
      key: '2026-02-03T18:05:10 Push, heavy',
      name: 'Push, heavy',
      date: '2026-02-03',
      startedAt: '2026-02-03T18:05:10',
      minutes: 58,
      notes: 'slept badly',
    });
    // The same exercise later in the workout is another one.
    expect(file.workouts[0]?.exercises.map(({ name, notes, sets }) => [name, notes, sets.length])).toEqual([
      ['Bench Press (Barbell)', 'feet flat\nslow down', 3],
      ['Running (Treadmill)', undefined, 1],
      ['Bench Press (Barbell)', undefined, 1],
    ]);
    expect(setsOf(file)).toMatchObject([
      { kind: 'warm_up', reps: 10, weight: 40, unit: undefined },
      { kind: 'normal', reps: 6, weight: 82.5, rpe: 8.5 },
      { kind: 'normal', reps: 0, weight: 85 },
      { reps: 0, weight: null, seconds: 780, distance: 2.4 },
      { reps: 12, weight: 60 },
    ]);
    expect(file.leftOut).toEqual([]);
  });

  it('reads what iOS exports today, with a 12-hour clock and a forgotten timer', () => {
    const file = read(
      [
        'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,RPE',
        '2025-01-30 12:34:56\u202fam,Legs,23h 55m,Squat (Barbell),1,225,5,0,0,7',
        '2025-01-31 1:04:06\u202fpm,Legs,1h 13m,Squat (Barbell),D,185,8,0,0,',
      ].join('\r\n'),
    );
    expect(file.workouts.map(({ startedAt, minutes }) => [startedAt, minutes])).toEqual([
      ['2025-01-30T00:34:56', undefined],
      ['2025-01-31T13:04:06', 73],
    ]);
    expect(setsOf(file).map(({ kind }) => kind)).toEqual(['normal', 'drop']);
    expect(file.leftOut).toEqual([{ reason: FORGOTTEN_TIMER, count: 1, lines: [2] }]);
  });

  it('reads what Android exports today: quoted, with semicolons, unit and meters in the header', () => {
    const file = read(
      [
        '"Workout #";"Date";"Workout Name";"Duration (sec)";"Exercise Name";"Set Order";"Weight (lb)";"Reps";"RPE";"Distance (meters)";"Seconds";"Notes";"Workout Notes"',
        '"1";"2026-01-05 07:00:00";"Run";"1920";"Running";"1";"";"";"";"5100,5";"1860";"";""',
        '"1";"2026-01-05 07:00:00";"Run";"1920";"Chest Press (Machine)";"F";"62,5";"8";"";"";"";"";""',
      ].join('\n'),
    );
    expect(file.workouts[0]?.minutes).toBe(32);
    expect(setsOf(file)).toMatchObject([
      { seconds: 1860, metres: 5100.5, weight: null },
      { kind: 'failure', weight: 62.5, unit: 'lbs', reps: 8 },
    ]);
  });

  it('reads the older Android export with a unit in each row', () => {
    const file = read(
      [
        'Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;Seconds;Notes;Workout Notes;Workout Duration',
        '2020-05-01 10:00:00;A;Deadlift (Barbell);1;140;kg;5;;;;0;;;45m',
        '2020-05-01 10:00:00;A;Running;1;;;;;3;mi;1500;;;45m',
      ].join('\n'),
    );
    expect(setsOf(file)).toMatchObject([
      { weight: 140, unit: 'kg' },
      { metres: 4828.032, seconds: 1500 },
    ]);
    expect(file.workouts[0]?.minutes).toBe(45);
  });

  it('reads the export of 2016, which counts sets from 0', () => {
    const file = read(
      [
        'Date,Workout Name,Exercise Name,Set Order,kg,Reps,km,Seconds,Notes',
        '2016-03-02 09:00:00,A,Squat,0,100,5,,,',
        '2016-03-02 09:00:00,A,Squat,1,100,5,,,',
        '2016-03-02 09:00:00,A,Squat,0,80,8,,,',
      ].join('\r\n'),
    );
    expect(file.workouts[0]?.exercises.map(({ sets }) => sets.length)).toEqual([2, 1]);
    expect(setsOf(file)[0]).toMatchObject({ weight: 100, unit: 'kg', reps: 5 });
  });

  it.each([
    [
      'Chinese',
      '日期,锻炼名称,时长,运动名称,设置顺序,重量,次,距离,秒,备注,锻炼备注,RPE\n2024-03-05 18:01:12,腿,1小时13分钟,Squat (Barbell),1,100,5,0,0,,,',
    ],
    [
      'French',
      "Date,Nom de l'entraînement,Durée,Nom de l'exercice,Ordre de la série,Poids,Réps,Distance,Secondes,Notes,Notes d'entraînement,RPE\n2024-03-05 18:01:12,Jambes,1h 13m,Squat (Barbell),1,100,5,0,0,,,",
    ],
  ])('reads a header in %s', (_language, text) => {
    const file = read(text);
    expect(file.workouts[0]).toMatchObject({ date: '2024-03-05', minutes: 73 });
    expect(setsOf(file)).toMatchObject([{ name: 'Squat (Barbell)', weight: 100, reps: 5 }]);
  });

  it('leaves out rows without a date and numbers that cannot be right', () => {
    const file = read(
      [
        'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,RPE',
        'soon,A,1m,Squat,1,100,5,0,0,',
        '2024-02-30 10:00:00,A,1m,Squat,1,100,5,0,0,',
        '2024-03-01 10:00:00,A,1m,Squat,1,100,50000,0,0,',
        '2024-03-01 10:00:00,A,1m,Squat,1,100,5,0,0,3',
      ].join('\n'),
    );
    expect(setsOf(file)).toHaveLength(1);
    expect(setsOf(file)[0]?.rpe).toBeUndefined();
    expect(file.leftOut.map(({ count, lines }) => [count, lines])).toEqual([
      [2, [2, 3]],
      [1, [4]],
    ]);
  });
});
