import { ownExerciseFields } from '@fitarc/contract/own-exercises';
import { describe, expect, it } from 'vitest';
import { readFitArc } from './fitarc.ts';
import { readDuration } from './numbers.ts';
import { openFile } from './open-file.ts';
import { type ParsedFile, UnreadableFile } from './parsed-file.ts';

const read = (...lines: readonly string[]): Promise<ParsedFile> => openFile(new Blob([lines.join('\n')]));
const keysOf = (list: readonly { readonly key: string }[]) => new Set(list.map(({ key }) => key)).size;

describe('nothing is lost because two entries look alike (R-736)', () => {
  it('the same activity twice a day is two workouts', async () => {
    const { workouts } = await read(
      'Date,Name,Icon,Type,Quantity,Units,Calories,Deleted',
      '03/02/2026,Walking,Walk,Exercise,30,Minutes,-110,false',
      '03/02/2026,Walking,Walk,Exercise,20,Minutes,-70,false',
    );
    expect(workouts).toMatchObject([
      { minutes: 30, calories: 110 },
      { minutes: 20, calories: 70 },
    ]);
    const cronometer = await read(
      'Day,Group,Exercise,Minutes,Calories Burned',
      '2026-03-04,,Running,31,-305',
      '2026-03-04,,Running,10,-90',
    );
    expect(cronometer.workouts.map(({ calories }) => calories)).toEqual([305, 90]);
    expect(keysOf([...workouts, ...cronometer.workouts])).toBe(4);
  });

  it('the same meal twice a day is two meals', async () => {
    const { meals } = await read(
      'Date,Meal,Calories,Fat (g),Protein (g)',
      '2026-03-01,Snacks,100,1,2',
      '2026-03-01,Snacks,200,3,4',
    );
    expect(meals.map(({ calories }) => calories)).toEqual([100, 200]);
    expect(keysOf(meals)).toBe(2);
  });
});

describe('numbers mean what the file means', () => {
  it('a comma is a decimal one in all columns of a file with semicolons', async () => {
    const { meals } = await read(
      'Date;Meal;Calories;Fat (g);Protein (g)',
      '2026-03-01;Lunch;512,250;1,125;20,5',
    );
    expect(meals).toMatchObject([{ calories: 512.25, fats: 1.125, protein: 20.5 }]);
  });

  it('a weight is read in the unit of its own column', async () => {
    const { workouts } = await read(
      'StartTime,Name,Exercise,Weight (lbs),Weight (kg),Reps,isWarmup,RIR',
      '2026-01-12T18:00:00Z,Push,Bench Press,220.5,100,5,0,2',
    );
    expect(workouts[0]?.exercises[0]?.sets).toMatchObject([{ weight: 100, unit: 'kg' }]);
  });

  it.each([
    ['1.5h', 5400],
    ['1h 13m', 4380],
    ['2.5 min', 150],
  ])('%s is %d seconds', (text, seconds) => {
    expect(readDuration(text)).toBe(seconds);
  });
});

describe('a damaged file', () => {
  const HEAD = 'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes';
  const row = (day: number, notes: string) =>
    `2026-03-0${day} 18:00:00,Push,1h,Bench Press,1,80,5,0,0,${notes}`;

  it('is refused where a quotation mark would swallow the rows after it', async () => {
    await expect(read(HEAD, row(1, ''), row(2, '"felt good'), row(3, ''))).rejects.toThrow(UnreadableFile);
    expect((await read(HEAD, row(1, ''), row(2, '"cut of'))).workouts).toHaveLength(2);
  });

  it('says so where an Apple Health export ends early (R-737)', async () => {
    const record =
      '<Record type="HKQuantityTypeIdentifierBodyMass" unit="kg" startDate="2026-03-01 07:00:00 +0100" value="81"/>';
    const cut = await read('<HealthData locale="en_US">', record, '<Record type="HKQu');
    expect(cut.weights).toHaveLength(1);
    expect(cut.notices).toHaveLength(1);
    expect((await read('<HealthData locale="en_US">', record, '</HealthData>')).notices).toEqual([]);
  });

  it('has exercises of one’s own that the server accepts', () => {
    const exercise = {
      name: 'x'.repeat(300),
      muscles: ['Wings'],
      equipment: ['Barbell', 7],
      measure: 'miles',
      movement: 'curl '.repeat(100),
    };
    const { ownExercises = [] } = readFitArc(JSON.stringify({ format: 1, own_exercises: [exercise] }));
    expect(ownExercises).toHaveLength(1);
    expect(ownExerciseFields.safeParse(ownExercises[0]).success).toBe(true);
    const moving = JSON.stringify({ format: 1, own_exercises: [{ name: 'Curl', movement: 'curl' }] });
    expect(readFitArc(moving).ownExercises).toMatchObject([{ movement: 'curl' }]);
  });
});
