import { describe, expect, it } from 'vitest';
import { isJefit, readJefit } from './jefit.ts';
import type { ParsedFile } from './parsed-file.ts';
import { recognizeCsv } from './recognize-csv.ts';
import { isWgerJson, readWgerJson } from './wger.ts';

function read(lines: readonly string[]): ParsedFile {
  const text = lines.join('\n');
  const format = recognizeCsv(text);
  if (!format) throw new Error('not recognized');
  return format.read(text);
}
const setsOf = ({ workouts }: ParsedFile) =>
  workouts.flatMap(({ exercises }) =>
    exercises.flatMap(({ name, sets }) => sets.map((set) => ({ name, ...set }))),
  );

describe('Hevy (R-714)', () => {
  const HEAD =
    '"title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","weight_kg","reps","distance_km","duration_seconds","rpe"';

  it('keeps times, notes, supersets, kinds, RPE in halves, and tells two blocks of one exercise apart', () => {
    const file = read([
      HEAD,
      '"Legs 🦵","9 Feb 2026, 07:05","9 Feb 2026, 08:11","two\nlines","Squat (Barbell)",,"belt on",0,"warmup",60,5,,,',
      '"Legs 🦵","9 Feb 2026, 07:05","9 Feb 2026, 08:11","two\nlines","Leg Extension (Machine)",0,"",0,"failure",55,12,,0,9.5',
      '"Legs 🦵","9 Feb 2026, 07:05","9 Feb 2026, 08:11","two\nlines","Plank",0,"",0,"normal",,,,75,',
      '"Legs 🦵","9 Feb 2026, 07:05","9 Feb 2026, 08:11","two\nlines","Running",,"",0,"normal",,,5.2,1800,',
      '"Legs 🦵","9 Feb 2026, 07:05","9 Feb 2026, 08:11","two\nlines","Running",,"",0,"dropset",,,1,300,',
    ]);
    expect(file.source).toBe('hevy');
    expect(file.workouts[0]).toMatchObject({
      name: 'Legs 🦵',
      date: '2026-02-09',
      startedAt: '2026-02-09T07:05:00',
      endedAt: '2026-02-09T08:11:00',
      minutes: 66,
      notes: 'two\nlines',
    });
    expect(file.workouts[0]?.exercises.map(({ name, superset, notes }) => [name, superset, notes])).toEqual([
      ['Squat (Barbell)', undefined, 'belt on'],
      ['Leg Extension (Machine)', 1, undefined],
      ['Plank', 1, undefined],
      ['Running', undefined, undefined],
      ['Running', undefined, undefined],
    ]);
    expect(setsOf(file)).toMatchObject([
      { kind: 'warm_up', weight: 60, unit: 'kg', reps: 5 },
      { kind: 'failure', weight: 55, reps: 12, rpe: 9.5, seconds: undefined },
      { kind: 'normal', weight: null, reps: 0, seconds: 75 },
      { metres: 5200, seconds: 1800 },
      { kind: 'drop', metres: 1000 },
    ]);
  });

  it('reads pounds and miles, and dates as American phones write them', () => {
    const file = read([
      HEAD.replace('weight_kg', 'weight_lbs').replace('distance_km', 'distance_miles'),
      '"A","Apr 8, 2026, 4:50 PM","Apr 8, 2026, 5:50 PM","","Bench Press (Barbell)",,"",0,"normal",225,5,2,,',
    ]);
    expect(file.workouts[0]?.startedAt).toBe('2026-04-08T16:50:00');
    expect(setsOf(file)[0]).toMatchObject({ weight: 225, unit: 'lbs', metres: 3218.688 });
  });
});

describe('FitNotes (R-715)', () => {
  it('reads the Android export, with a name that holds commas and is not quoted', () => {
    const file = read([
      'Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment',
      '2026-01-12,Flat Barbell Bench Press,Chest,70.0,kgs,8,,,,"grip, wide"',
      '2026-01-12,Lateral Raise (Each Side, Cable),Shoulders,7.5,kgs,12,,,,',
      '2026-01-12,Rowing Machine,Cardio,,,,2000.0,m,0:08:12,',
    ]);
    expect(file.workouts).toHaveLength(1);
    expect(file.workouts[0]?.startedAt).toBeUndefined();
    expect(setsOf(file)).toMatchObject([
      { name: 'Flat Barbell Bench Press', weight: 70, unit: 'kg', reps: 8, note: 'grip, wide' },
      { name: 'Lateral Raise (Each Side, Cable)', weight: 7.5, reps: 12 },
      { name: 'Rowing Machine', reps: 0, metres: 2000, seconds: 492 },
    ]);
  });

  it('reads FitNotes 2, which has a column for each unit', () => {
    const file = read([
      'Date,Exercise,Category,Weight (kg),Weight (lbs),Reps,Distance,Distance Unit,Time,Notes,Kind',
      '2026-01-12,Squat,Legs,100,,5,,,,,Warmup',
      '2026-01-12,Squat,Legs,,225,5,,,,deep,',
    ]);
    expect(setsOf(file)).toMatchObject([
      { kind: 'warm_up', weight: 100, unit: 'kg' },
      { kind: 'normal', weight: 225, unit: 'lbs', note: 'deep' },
    ]);
  });

  it('reads the old export with pounds in the header, and the third app of the name', () => {
    const old = read([
      'Date,Exercise,Category,Weight (lbs),Reps,Distance,Distance Unit,Time',
      '2015-01-02,Row,Back,135,8,,,',
    ]);
    expect(setsOf(old)).toMatchObject([{ weight: 135, unit: 'lbs' }]);
    const third = read([
      'Name,StartTime,EndTime,BodyWeight,Exercise,Equipment,Reps,Weight,Time,Distance,Status,IsWarmup,RPE,RIR,Categories,Note',
      'Pull,2026-01-12T12:00:00Z,2026-01-12T13:00:00Z,80,Row,Cable,8,"17,5",,,Done,True,,2,Back,',
    ]);
    expect(setsOf(third)).toMatchObject([{ kind: 'warm_up', weight: 17.5, rpe: 8 }]);
  });
});

describe('Liftosaur (R-716)', () => {
  it('imports what was completed, not what was required', () => {
    const file = read([
      'Workout DateTime,Program,Day Name,Exercise,Is Warmup Set?,Required Reps,Completed Reps,Is AMRAP?,Required RPE,Completed RPE,Log RPE?,Required Weight Value,Required Weight Unit,Completed Weight Value,Completed Weight Unit,Ask Weight?,Completed Reps Time,Target Muscles,Synergist Muscles,Notes',
      '2026-02-01T12:00:00.000Z,My LP,Day A,Squat,1,5,5,0,,,0,60,kg,60,kg,0,2026-02-01T17:06:10.000Z,"Quadriceps","Hamstrings",',
      '2026-02-01T12:00:00.000Z,My LP,Day A,"Bench Press, Dumbbell",0,8,7,1,,8.5,0,28,kg,30,lb,0,2026-02-01T17:21:05.000Z,,,fast',
      '2026-02-01T12:00:00.000Z,My LP,Day A,Squat,0,5,,0,,,0,60,kg,,,0,,,,',
    ]);
    expect(file.workouts[0]).toMatchObject({ name: 'My LP: Day A', date: '2026-02-01' });
    expect(setsOf(file)).toMatchObject([
      { name: 'Squat', kind: 'warm_up', reps: 5, weight: 60, unit: 'kg' },
      { name: 'Bench Press (Dumbbell)', reps: 7, weight: 30, unit: 'lbs', rpe: 8.5, note: 'fast' },
    ]);
    expect(file.leftOut[0]).toMatchObject({ reason: 'Planned sets that were not done', count: 1 });
  });
});

describe('JEFIT (R-717)', () => {
  it('reads the sections of its one file, with the unit of the settings', () => {
    const text = [
      '### SETTING #######',
      '',
      'USERID,mass,length',
      '77, lbs,inch',
      '',
      '### WORKOUT SESSIONS #######',
      '',
      '_id,mydate,starttime,total_time',
      '1767632400,2026-01-05,1767632400,3600',
      '',
      '### EXERCISE LOGS #######',
      '',
      'USERID,TIMESTAMP,belongSys,logs,_id,record,mydate,eid,ename,day_item_id,belongsession,logTime,interval_logs,auto_generated',
      '77,2026-01-05 20:00:00,1,"60x8,60x8,62.5x6",301,77.5,2026-01-05,2,"Barbell Bench Press",9,1767632400,1767633000,,0',
      '77,2026-01-05 20:00:00,1,"0x12,0x10",302,0,2026-01-05,61,"Chin Up",9,1767632400,1767633900,,0',
    ].join('\n');
    expect(isJefit(text)).toBe(true);
    const file = readJefit(text);
    expect(file.workouts).toHaveLength(1);
    expect(file.workouts[0]).toMatchObject({
      date: '2026-01-05',
      minutes: 60,
      startedAt: '2026-01-05T17:00:00.000Z',
    });
    expect(setsOf(file).map(({ name, weight, reps, unit }) => [name, weight, reps, unit])).toEqual([
      ['Barbell Bench Press', 60, 8, 'lbs'],
      ['Barbell Bench Press', 60, 8, 'lbs'],
      ['Barbell Bench Press', 62.5, 6, 'lbs'],
      ['Chin Up', null, 12, 'lbs'],
      ['Chin Up', null, 10, 'lbs'],
    ]);
  });
});

describe('wger (R-718)', () => {
  it('reads its answers: units by id, reps in reserve, names from the exercises', () => {
    const text = [
      '{"id":"8c0e","date":"2026-02-11T18:20:00+01:00","exercise":73,"repetitions":"8.00","repetitions_unit":1,"weight":"62.50","weight_unit":1,"rir":"2.0","session":"51aa"}',
      '{"id":"8c10","date":"2026-02-11T18:40:00+01:00","exercise":458,"repetitions":"45.00","repetitions_unit":3,"weight":null,"weight_unit":null,"rir":null,"session":"51aa"}',
      '{"id":73,"translations":[{"language":1,"name":"Bankdrücken"},{"language":2,"name":"Bench Press"}]}',
    ].join('\n');
    expect(isWgerJson(text)).toBe(true);
    const file = readWgerJson(text);
    expect(file.workouts).toHaveLength(1);
    expect(setsOf(file)).toMatchObject([
      { name: 'Bench Press', weight: 62.5, unit: 'kg', reps: 8, rpe: 8 },
      { name: 'wger exercise 458', reps: 0, seconds: 45 },
    ]);
  });

  it('reads its weights', () => {
    const file = read(['Date;Weight', '2026-02-11;81,5', 'x;80']);
    expect(file.source).toBe('wger');
    expect(file.weights).toEqual([{ key: '2026-02-11', date: '2026-02-11', weight: 81.5, unit: undefined }]);
    expect(file.leftOut).toHaveLength(1);
  });
});

describe('SparkyFitness (R-719)', () => {
  it('reads its history', () => {
    const file = read([
      'entry_date,exercise_name,preset_name,entry_notes,calories_burned,distance,avg_heart_rate,set_number,set_type,reps,weight,duration_min,rest_time_sec,set_notes',
      '2026-02-10,Barbell Row,Pull day,,210,,118,1,Warm-up,10,40,,60,',
      '2026-02-10,Barbell Row,Pull day,,210,,118,2,Working Set,8,70,,120,"straps"',
      '2026-02-10,Treadmill Run,,easy,305,5.1,141,1,Working Set,,,31,,',
    ]);
    expect(file.workouts.map(({ name }) => name)).toEqual(['Pull day', 'Workout']);
    expect(setsOf(file)).toMatchObject([
      { kind: 'warm_up', reps: 10, weight: 40 },
      { kind: 'normal', reps: 8, weight: 70, note: 'straps' },
      { reps: 0, seconds: 1860, distance: 5.1 },
    ]);
  });
});
