import { addDays, type LocalDate } from '@fitarc/domain/local-date';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';
import { logged, type Workouts, workoutsOf } from '../../../test/workouts.ts';

const t = await startTestApp();
const ada = await t.cast.ada();
/** The last days of a trend of seven days, at an instant, told by somebody in a zone. */
async function window(instant: string, zone?: string, kind = 'workouts') {
  t.clock.forward({ seconds: (Date.parse(instant) - t.clock.now().getTime()) / 1000 });
  // Sessions do not last as long as these tests travel.
  const { list } = await workoutsOf(t, { token: await t.cast.signIn(ada) }).trend(kind, 7, zone);
  return [list[0]?.date, list.at(-1)?.date, list.length];
}

beforeAll(async () => {
  const workouts: Workouts = workoutsOf(t, ada);
  const [first] = await Promise.all([logged(workouts, { date: '2027-01-01' })]);
  for (let n = 1; n <= 330; n++)
    await t.sql(
      `insert into workouts (user_id, date, type, name, created_at)
       select user_id, $2, type, name, created_at from workouts where id = $1`,
      [first.workout_id, addDays('2027-01-01' as LocalDate, n)],
    );
  await t.sql(`insert into meals (user_id, date, name, calories, created_at)
    select user_id, date, 'x', 1, now() from workouts`);
});

describe('today is the caller’s (A-085, A-116)', () => {
  it.each(['workouts', 'nutrition'])('in the east and in the west of the date line: %s', async (kind) => {
    expect(await window('2027-03-10T10:30:00Z', 'Pacific/Auckland', kind)).toEqual([
      '2027-03-03',
      '2027-03-10',
      8,
    ]);
    expect(await window('2027-03-10T10:30:00Z', 'Pacific/Pago_Pago', kind)).toEqual([
      '2027-03-02',
      '2027-03-09',
      8,
    ]);
    expect(await window('2027-03-10T11:30:00Z', 'Pacific/Auckland', kind)).toEqual([
      '2027-03-04',
      '2027-03-11',
      8,
    ]);
    expect(await window('2027-03-10T11:30:00Z', 'Pacific/Pago_Pago', kind)).toEqual([
      '2027-03-03',
      '2027-03-10',
      8,
    ]);
  });

  it.each([undefined, 'Mars/Olympus', 'x'.repeat(1000), 'Europe/Berlin, UTC'])(
    'without a zone that is one (%s) it is that of Greenwich, and tomorrow belongs to it',
    async (zone) => {
      expect(await window('2027-03-10T00:30:00Z', zone)).toEqual(['2027-03-03', '2027-03-11', 9]);
      expect(await window('2027-03-10T23:30:00Z', zone)).toEqual(['2027-03-03', '2027-03-11', 9]);
    },
  );

  it('the calendar begins with it, too, and goes on to the last day that is dated', async () => {
    const from = async (zone: string) => (await window('2027-03-10T10:30:00Z', zone, 'calendar')).slice(0, 2);
    expect(await from('Pacific/Auckland')).toEqual(['2027-03-03', '2027-11-27']);
    expect(await from('Pacific/Pago_Pago')).toEqual(['2027-03-02', '2027-11-27']);
  });

  it('when the clocks are put forward in Berlin', async () => {
    expect(await window('2027-03-27T22:30:00Z', 'Europe/Berlin')).toEqual(['2027-03-20', '2027-03-27', 8]);
    expect(await window('2027-03-27T23:30:00Z', 'Europe/Berlin')).toEqual(['2027-03-21', '2027-03-28', 8]);
    expect(await window('2027-03-28T21:30:00Z', 'Europe/Berlin')).toEqual(['2027-03-21', '2027-03-28', 8]);
    expect(await window('2027-03-28T22:30:00Z', 'Europe/Berlin')).toEqual(['2027-03-22', '2027-03-29', 8]);
  });

  it('when they are put back', async () => {
    expect(await window('2027-10-30T22:30:00Z', 'Europe/Berlin')).toEqual(['2027-10-24', '2027-10-31', 8]);
    expect(await window('2027-10-31T22:30:00Z', 'Europe/Berlin')).toEqual(['2027-10-24', '2027-10-31', 8]);
    expect(await window('2027-10-31T23:30:00Z', 'Europe/Berlin')).toEqual(['2027-10-25', '2027-11-01', 8]);
  });
});
