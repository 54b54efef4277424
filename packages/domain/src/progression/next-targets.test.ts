import { describe, expect, it } from 'vitest';
import { addDays } from '../local-date.ts';
import { USUAL_GYM_WEIGHTS } from '../plates.ts';
import { reasonText, targetText } from './reason.ts';
import type { Session } from './suggestion.ts';
import { type Done, goal, sessions, set, short, straight, suggest, TODAY } from './test-sessions.ts';

describe('double progression (R-845)', () => {
  it.each([
    ['all at the top', straight(60, 12, 12, 12), ['heavier', '62.5×8', '62.5×8', '62.5×8']],
    ['first at the top, last close', straight(60, 12, 10, 9), ['heavier', '62.5×8', '62.5×8', '62.5×8']],
    ['first at the top, last at the bottom', straight(60, 12, 10, 8), ['more', '60×12', '60×11', '60×9']],
    ['inside the range', straight(60, 9, 9, 8), ['more', '60×10', '60×10', '60×9']],
    ['below the range', straight(60, 8, 8, 6), ['repeat', '60×8', '60×8', '60×8']],
    [
      'set by set where the weights differ',
      [
        [50, 12],
        [55, 12],
        [60, 9],
      ],
      ['heavier', '52.5×8', '57.5×8', '60×10'],
    ],
    ['only two of three sets', straight(60, 12, 12), ['sets', '60×12', '60×12', '60×12']],
  ] as const)('%s', (_name, done, expected) => {
    expect(short(suggest(goal(), sessions(done as Done[])))).toEqual(expected);
  });

  it('leaves warm-ups and drops out', () => {
    const past = sessions([
      [20, 10, undefined, 'warm_up'],
      ...straight(60, 12, 12, 12),
      [40, 6, undefined, 'drop'],
    ]);
    expect(short(suggest(goal(), past))).toEqual(['heavier', '62.5×8', '62.5×8', '62.5×8']);
  });
});

describe('linear progression (R-846)', () => {
  const fives = goal({ reps: 5, repsMax: 5, rule: 'linear' });
  it.each([
    ['upper body, kg', {}, straight(60, 5, 5, 5), '62.5×5'],
    ['lower body, kg', { lowerBody: true }, straight(100, 5, 5, 5), '105×5'],
    ['dumbbells: the next pair', { kind: 'dumbbells' }, straight(20, 5, 5, 5), '22×5'],
    ['a machine: the next pin', { kind: 'machine' }, straight(40, 5, 5, 5), '45×5'],
    ['a step of one’s own', { step: 1, kind: 'machine' }, straight(40, 5, 5, 5), '41×5'],
  ] as const)('%s', (_name, settings, done, expected) => {
    expect(short(suggest(fives, sessions(done as Done[]), 'reps', settings))?.[1]).toBe(expected);
  });

  it('adds pounds to pounds', () => {
    const pounds = { unit: 'lbs', gym: USUAL_GYM_WEIGHTS.lbs } as const;
    expect(short(suggest(fives, sessions(straight(61.235, 5, 5, 5)), 'reps', pounds))?.[1]).toBe('63.503×5');
  });

  it('goes to what the plates allow', () => {
    const gym = { ...USUAL_GYM_WEIGHTS.kg, plates: [{ weight: 10, pairs: 4 }] };
    expect(short(suggest(fives, sessions(straight(60, 5, 5, 5)), 'reps', { gym }))?.[1]).toBe('80×5');
  });

  it('ignores a range', () => {
    expect(short(suggest(goal({ rule: 'linear' }), sessions(straight(60, 8, 8, 8))))?.[1]).toBe('62.5×8');
  });
});

describe('without a weight (R-847)', () => {
  it('adds a repetition up to the top of the range', () => {
    expect(short(suggest(goal(), sessions(straight(null, 9, 9, 8))))).toEqual([
      'more',
      '-×10',
      '-×10',
      '-×9',
    ]);
    expect(short(suggest(goal(), sessions(straight(null, 12, 12, 12))))).toEqual([
      'top',
      '-×12',
      '-×12',
      '-×12',
    ]);
  });
  it('grows without end where there is no range', () => {
    const ten = goal({ sets: 2, reps: 10, repsMax: 10 });
    expect(short(suggest(ten, sessions(straight(null, 14, 12))))).toEqual(['more', '-×15', '-×13']);
  });
  it('adds five seconds to a hold, and a twentieth to a run', () => {
    const hold = goal({ sets: 1, reps: 30, repsMax: 30 });
    expect(short(suggest(hold, sessions(straight(null, 40)), 'seconds'))).toEqual(['more', '-×45']);
    expect(short(suggest(hold, sessions(straight(null, 40)), 'minutes'))).toEqual(['more', '-×42']);
  });
  it('takes help away', () => {
    const past = sessions(straight(-20, 12, 12, 12));
    expect(short(suggest(goal(), past, 'reps', { kind: 'machine' }))?.[1]).toBe('-15×8');
    const little = sessions(straight(-3, 12, 12, 12));
    expect(short(suggest(goal(), little, 'reps', { kind: 'machine' }))?.[1]).toBe('-×8');
  });
});

describe('misses (R-848)', () => {
  const missed = straight(100, 8, 7, 6);
  it.each([
    ['one: the same again', [missed, straight(97.5, 12, 12, 12)], ['repeat', '100×8']],
    ['two in a row: 5% lighter', [missed, missed], ['lighter', '95×8']],
    ['three in a row: 10% lighter', [missed, missed, missed], ['restart', '90×8']],
    ['a success in between', [missed, straight(100, 9, 9, 9), missed], ['repeat', '100×8']],
    [
      'lighter than planned is a miss too',
      [straight(80, 12, 12, 12), straight(100, 9, 9, 9)],
      ['repeat', '100×8'],
    ],
  ] as const)('%s', (_name, past, expected) => {
    expect(short(suggest(goal(), sessions(...(past as unknown as Done[][]))))?.slice(0, 2)).toEqual(expected);
  });
  it('leaves out what was easy on purpose', () => {
    const [light, before] = sessions(straight(50, 8, 8, 8), straight(100, 12, 12, 12));
    const past = [{ ...(light as Session), easy: true }, before as Session];
    expect(short(suggest(goal(), past))?.[1]).toBe('102.5×8');
  });
});

describe('effort, where it was logged', () => {
  it.each([
    [
      'two under the target: heavier inside the range',
      [
        [60, 9, 6],
        [60, 9, 6],
        [60, 8, 6],
      ],
      8,
      ['easy', '62.5×8'],
    ],
    [
      'one over: hold',
      [
        [60, 12, 9],
        [60, 12, 9],
        [60, 12, 9],
      ],
      8,
      ['hold', '60×12'],
    ],
    [
      'as planned: as without',
      [
        [60, 9, 8],
        [60, 9, 8],
        [60, 8, 8],
      ],
      8,
      ['more', '60×10'],
    ],
    [
      'hard without a target: as without',
      [
        [60, 12, 10],
        [60, 12, 10],
        [60, 12, 10],
      ],
      null,
      ['heavier', '62.5×8'],
    ],
  ] as const)('%s', (_name, done, rpe, expected) => {
    expect(short(suggest(goal({ rpe }), sessions(done as unknown as Done[])))?.slice(0, 2)).toEqual(expected);
  });
});

describe('time off (R-849)', () => {
  it.each([
    [28, '102.5×8'],
    [29, '95×8'],
    [61, '90×8'],
  ])('%d days', (days, expected) => {
    const past = [{ date: addDays(TODAY, -days), sets: straight(100, 12, 12, 12).map(set) }];
    expect(short(suggest(goal(), past))?.[1]).toBe(expected);
  });
});

describe('the first time (R-850)', () => {
  it('is what the plan says, else nothing', () => {
    expect(short(suggest(goal({ weight: 40 }), []))).toEqual(['start', '40×8', '40×8', '40×8']);
    expect(suggest(goal(), [])).toBeUndefined();
    expect(suggest(goal({ rule: 'off' }), sessions(straight(60, 8, 8, 8)))).toBeUndefined();
  });
});

it('counts a percent from the best of the sessions', () => {
  const wave = goal({ sets: 1, reps: 5, repsMax: 5, rule: 'percent', percent: 75 });
  expect(short(suggest(wave, sessions(straight(100, 5), straight(90, 3))))).toEqual(['percent', '87.5×5']);
});

describe('in words', () => {
  const wording = {
    weight: (kg: number) => `${kg} kg`,
    reps: (amount: number) => String(amount),
    day: () => 'last Friday',
  };
  const said = (past: readonly Session[], of = goal()) => {
    const suggestion = suggest(of, past);
    return suggestion && [targetText(suggestion.targets, wording), reasonText(suggestion, wording)];
  };
  it('names the figures and the rule (R-851)', () => {
    expect(said(sessions(straight(60, 12, 12, 12)))).toEqual([
      '62.5 kg × 8',
      '12, 12, 12 at 60 kg last Friday. All done, so one step heavier today.',
    ]);
    expect(
      said(
        sessions([
          [50, 10],
          [55, 8],
        ]),
        goal({ sets: 2 }),
      ),
    ).toEqual(['55 kg × 9', '50 kg × 10, 55 kg × 8 last Friday. A little more today.']);
    expect(said([], goal({ weight: 40 }))).toEqual(['40 kg × 8', 'The weight of your plan.']);
  });
});
