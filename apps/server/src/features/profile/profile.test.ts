import { describe, expect, it } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const read = async (token: string) => (await t.request('GET', '/api/users/profile', { token })).body;
const save = (token: string, body: unknown) => t.request('PUT', '/api/users/profile', { token, body });
const FITNESS = {
  height: 170.5,
  current_weight: 62.25,
  target_weight: 60,
  fitness_goal: 'endurance',
  activity_level: 'very_active',
  primary_focus: 'cardio',
  weight_unit: 'kg',
  height_unit: 'cm',
};

describe('reading the profile (R-613)', () => {
  it('answers every field of a new account', async () => {
    const { token, email } = await t.cast.signUp();
    expect(await read(token)).toEqual({
      first_name: 'Ada',
      last_name: 'Lovelace',
      email,
      pending_email: null,
      date_of_birth: '1990-12-10',
      gender: 'female',
      height: null,
      current_weight: null,
      target_weight: null,
      fitness_goal: null,
      activity_level: null,
      primary_focus: null,
      weight_unit: 'kg',
      height_unit: 'cm',
      age: expect.any(Number),
      email_verified: false,
      is_profile_complete: false,
      is_admin: false,
    });
  });

  it('shows each member their own (A-015)', async () => {
    const [ada, grace] = [await t.cast.ada(), await t.cast.grace()];
    await save(ada.token, { first_name: 'Augusta', user_id: grace.id, id: grace.id });
    expect((await read(grace.token)).first_name).toBe('Grace');
    expect((await read(ada.token)).first_name).toBe('Augusta');
  });
});

describe('saving the profile (R-614, A-070)', () => {
  it('stores what is sent, answers the whole profile, and a GET shows the same', async () => {
    const { token } = await t.cast.join();
    const personal = {
      first_name: ' Grace ',
      last_name: 'Hopper',
      gender: 'other',
      date_of_birth: '1906-12-09',
    };
    const answer = await save(token, { ...FITNESS, ...personal });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      ...FITNESS,
      ...personal,
      first_name: 'Grace',
      is_profile_complete: true,
    });
    expect(await read(token)).toEqual(answer.body);
  });

  it('changes only what is sent; an empty save changes nothing', async () => {
    const { token } = await t.cast.join();
    await save(token, FITNESS);
    await save(token, { height: 171 });
    const before = await read(token);
    expect(before).toMatchObject({ ...FITNESS, height: 171 });
    for (const nothing of [{}, null]) expect((await save(token, nothing)).body).toEqual(before);
  });

  it('takes null as "none" for target weight and activity level, and for nothing else', async () => {
    const { token } = await t.cast.join();
    await save(token, FITNESS);
    const cleared = await save(token, { target_weight: null, activity_level: null });
    expect(cleared).toMatchObject({ status: 200, body: { target_weight: null, activity_level: null } });
    const required = Object.keys(FITNESS).filter((key) => !['target_weight', 'activity_level'].includes(key));
    for (const key of [...required, 'first_name', 'last_name', 'gender', 'date_of_birth', 'email'])
      expect([key, (await save(token, { [key]: null })).status]).toEqual([key, 400]);
    expect((await read(token)).height).toBe(170.5);
  });

  it('ignores what is not the member’s to set', async () => {
    const { token, id } = await t.cast.join();
    const before = await read(token);
    const answer = await save(token, {
      is_admin: true,
      isAdmin: true,
      email_verified: false,
      is_profile_complete: true,
      isComplete: true,
      user_id: 1,
      userId: 1,
      isBanned: true,
      bannedAt: '2020-01-01',
      age: 12,
      passwordHash: 'x',
      unknown: { deep: [1] },
    });
    expect(answer).toMatchObject({ status: 200, body: before });
    expect(await t.sql('select is_admin, banned_at from users where id = $1', [id])).toEqual([
      { is_admin: false, banned_at: null },
    ]);
  });

  it('reads the personal fields in the spelling of the registration too', async () => {
    const { token } = await t.cast.join();
    const sent = {
      firstName: 'Mary',
      lastName: 'Somerville',
      dateOfBirth: '1980-12-26',
      gender: 'prefer-not-to-say',
    };
    expect((await save(token, sent)).body).toMatchObject({
      first_name: 'Mary',
      last_name: 'Somerville',
      date_of_birth: '1980-12-26',
      gender: 'prefer_not_to_say',
    });
  });

  it('counts as complete once five fields have been stored, in any order, and for good (A-068, A-076)', async () => {
    const { token } = await t.cast.join();
    const steps = ['primary_focus', 'height', 'activity_level', 'current_weight', 'fitness_goal'] as const;
    const states = [];
    for (const key of steps)
      states.push((await save(token, { [key]: FITNESS[key] })).body.is_profile_complete);
    expect(states).toEqual([false, false, false, false, true]);
    expect((await save(token, { activity_level: null })).body.is_profile_complete).toBe(true);
  });

  it('keeps numbers and units as typed (A-065, A-066)', async () => {
    const { token } = await t.cast.join();
    const typed = {
      height: 67.5,
      height_unit: 'in',
      current_weight: 150.75,
      target_weight: 20,
      weight_unit: 'lbs',
    };
    await save(token, typed);
    expect(await read(token)).toMatchObject(typed);
  });

  it('loses nothing when two tabs save different fields at once', async () => {
    const { token } = await t.cast.join();
    await Promise.all(
      Object.entries(FITNESS).flatMap(([key, value]) => [
        save(token, { [key]: value }),
        save(token, { [key]: value }),
      ]),
    );
    expect(await read(token)).toMatchObject({ ...FITNESS, is_profile_complete: true });
  });
});

describe('which values are taken', () => {
  const lists: [string, string, readonly string[]][] = [
    ['R-616', 'gender', ['male', 'female', 'other', 'prefer-not-to-say', 'prefer_not_to_say']],
    ['R-617', 'fitness_goal', ['weight_loss', 'muscle_gain', 'maintenance', 'endurance', 'general_fitness']],
    [
      'R-618',
      'activity_level',
      ['sedentary', 'lightly_active', 'moderately_active', 'very_active', 'extremely_active'],
    ],
    [
      'R-619',
      'primary_focus',
      [
        'strength',
        'cardio',
        'flexibility',
        'weight_management',
        'overall_wellness',
        'muscle_building',
        'weight_loss',
        'endurance',
        'overall_fitness',
      ],
    ],
    ['A-077', 'weight_unit', ['kg', 'lbs']],
    ['A-077', 'height_unit', ['cm', 'in']],
  ];
  it.each(lists)('%s: %s takes its list and nothing else', async (_rule, field, values) => {
    const { token } = await t.cast.grace();
    for (const value of values) {
      const answer = await save(token, { [field]: value });
      expect([value, answer.status, answer.body[field]]).toEqual([value, 200, value.replaceAll('-', '_')]);
    }
    for (const value of ['', 'unknown', values[0]?.toUpperCase(), ` ${values[0]}`, [values[0]], 1])
      expect(await save(token, { [field]: value })).toMatchObject({ status: 400, body: { field } });
  });

  it.each([
    ['height', 50, 250, 'Please enter a valid height between 50 and 250 cm'],
    ['current_weight', 20, 300, 'Please enter a valid current weight between 20 and 300 kg'],
    ['target_weight', 20, 300, 'Please enter a valid target weight between 20 and 300 kg'],
  ])('R-620: %s lies between %d and %d, whatever its unit (A-065)', async (field, min, max, message) => {
    const { token } = await t.cast.grace();
    for (const units of [
      { weight_unit: 'kg', height_unit: 'cm' },
      { weight_unit: 'lbs', height_unit: 'in' },
    ]) {
      for (const value of [min, max])
        expect((await save(token, { [field]: value, ...units })).status).toBe(200);
      for (const value of [min - 0.01, max + 0.01, 0, -min, 1e9, '170', true])
        expect(await save(token, { [field]: value, ...units })).toMatchObject({
          status: 400,
          body: { field, message },
        });
    }
  });

  it.each(['2999-01-01', '1899-12-31', '1990-2-3', '1990-13-01', '03.02.1990', '', 19900203])(
    'refuses the birth date %j',
    async (date_of_birth) => {
      const { token } = await t.cast.grace();
      const answer = await save(token, { date_of_birth });
      expect(answer).toMatchObject({ status: 400, body: { field: 'date_of_birth' } });
    },
  );

  it('refuses the whole save when one field is wrong, and names them all', async () => {
    const { token } = await t.cast.grace();
    const before = await read(token);
    const answer = await save(token, { first_name: 'Changed', height: 10, gender: 'robot' });
    expect(answer.status).toBe(400);
    expect(answer.body.details).toHaveLength(2);
    expect(await read(token)).toEqual(before);
  });
});
