import { describe, expect, it } from 'vitest';
import { readPlanRequest } from './plan-request.ts';
import { minutesError, NO_WISHES, optionsIn, optionsInWords, sameOptions, wishFormOf } from './wish-form.ts';

describe('what the generator is asked for', () => {
  const options = {
    days: 3,
    minutes: 45,
    equipment: ['Dumbbells' as const],
    favor: ['Arms' as const],
    avoid: ['Legs' as const],
  };

  it('is nothing until something is chosen, and comes back as it was chosen', () => {
    expect(optionsIn(NO_WISHES)).toBeUndefined();
    expect(wishFormOf(undefined)).toEqual(NO_WISHES);
    expect(optionsIn(wishFormOf(options))).toEqual(options);
    expect(optionsIn({ ...NO_WISHES, isLimited: true })).toEqual({ equipment: [] });
  });

  it('is said in a few words', () => {
    expect(optionsInWords(options)).toEqual([
      '3 days',
      'up to 45 minutes',
      'only dumbbells',
      'more arms',
      'without legs',
    ]);
    expect(optionsInWords({ equipment: [] })).toEqual(['no equipment']);
    expect(optionsInWords(null)).toEqual([]);
  });

  it('is compared whatever its order', () => {
    expect(sameOptions({ favor: ['Arms', 'Legs'] }, { favor: ['Legs', 'Arms'], avoid: [] })).toBe(true);
    expect(sameOptions({ equipment: [] }, {})).toBe(false);
    expect(sameOptions(undefined, null)).toBe(true);
  });

  it('has minutes within bounds', () => {
    const of = (minutes: string) => minutesError({ ...NO_WISHES, minutes });
    expect([of(''), of('15'), of('180')]).toEqual([undefined, undefined, undefined]);
    expect(of('14')).toBe('Minutes must be a whole number between 15 and 180');
    expect(of('20.5')).toBeDefined();
  });

  it('travels with goal and level, and is dropped where it cannot be read', () => {
    const planRequest = { fitness_goal: 'endurance', activity_level: 'sedentary' };
    expect(readPlanRequest({ ...planRequest, options })).toEqual({ ...planRequest, options });
    expect(readPlanRequest({ ...planRequest, options: { days: 9 } })).toEqual(planRequest);
    expect(readPlanRequest(planRequest)).toEqual(planRequest);
  });
});
