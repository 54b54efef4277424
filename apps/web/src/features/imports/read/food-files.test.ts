import { describe, expect, it } from 'vitest';
import type { ParsedFile } from './parsed-file.ts';
import { recognizeCsv } from './recognize-csv.ts';

function read(lines: readonly string[]): ParsedFile {
  const text = lines.join('\n');
  const format = recognizeCsv(text);
  if (!format) throw new Error('not recognized');
  return format.read(text);
}

describe('MyFitnessPal (R-720)', () => {
  it('reads meals: thousands, slots of its own, percents, and says that names are missing', () => {
    const file = read([
      'Date,Meal,Calories,Fat (g),Saturated Fat,Polyunsaturated Fat,Monounsaturated Fat,Trans Fat,Cholesterol,Sodium (mg),Potassium,Carbohydrates (g),Fiber,Sugar,Protein (g),Vitamin A,Vitamin C,Calcium,Iron,Note',
      '2026-03-01,Breakfast,412.0,11.2,3.1,0.9,4.0,0.0,12.0,310.0,540.0,58.3,7.5,14.0,19.4,4.0,22.0,25.0,10.0,',
      '2026-03-01,Dinner,"1,104.5",41.0,12.2,4.0,15.1,0.2,140.0,"1,310",980.0,98.0,9.0,12.5,71.0,30.0,45.0,20.0,30.0,late',
      '2026-03-02,Pre-workout,95.0,0.3,0.1,0.1,0.0,0.0,0.0,1.0,360.0,24.0,2.6,12.2,1.1,1.0,10.0,1.0,1.0,',
      'Totals,,1611.5,,,,,,,,,,,,,,,,,',
    ]);
    expect(file.source).toBe('myfitnesspal');
    expect(file.notices).toHaveLength(1);
    expect(file.meals).toHaveLength(3);
    expect(file.meals[0]).toMatchObject({
      key: '2026-03-01 Breakfast',
      name: 'Breakfast (MyFitnessPal)',
      slot: 'breakfast',
      calories: 412,
      fats: 11.2,
      saturatedFat: 3.1,
      carbs: 58.3,
      fiber: 7.5,
      sugar: 14,
      protein: 19.4,
      sodium: 310,
    });
    expect(file.meals[0]?.nutrients).toMatchObject({
      potassium_mg: 540,
      cholesterol_mg: 12,
      iron_percent: 10,
    });
    expect(file.meals[1]).toMatchObject({ slot: 'dinner', calories: 1104.5, sodium: 1310 });
    expect(file.meals[2]?.slot).toBe('snack');
    expect(file.leftOut).toEqual([]);
  });

  it('reads measurements without a unit, and days written the American way', () => {
    const file = read(['Date,Body Fat %,Waist,Weight', '09/28/2026,21.5,86,180.4', '09/29/2026,,,179']);
    expect(file.weights).toEqual([
      { key: '2026-09-28', date: '2026-09-28', weight: 180.4, unit: undefined },
      { key: '2026-09-29', date: '2026-09-29', weight: 179, unit: undefined },
    ]);
    expect(file.measurements).toMatchObject([
      { kind: 'body_fat', value: 21.5, unit: '%' },
      { kind: 'waist', value: 86, unit: undefined },
    ]);
  });

  it('reads exercises, without what the phone counted by itself', () => {
    const file = read([
      'Date,Exercise,Type,Exercise Calories,Exercise Minutes,Sets,Reps Per Set,Pounds,Steps,Note',
      '2026-03-01,Bench Press,Strength,,,3,8,135,,',
      '2026-03-01,Running,Cardio,300,30,,,,,',
      '2026-03-01,MFP iOS calorie adjustment,Cardio,120,1,,,,,',
    ]);
    expect(file.workouts.map(({ name, exercises }) => [name, exercises[0]?.sets.length])).toEqual([
      ['Workout', 3],
      ['Cardio', 1],
    ]);
    expect(file.workouts[0]?.exercises[0]?.sets[0]).toMatchObject({ reps: 8, weight: 135, unit: 'lbs' });
    expect(file.workouts[1]?.exercises[0]?.sets[0]).toMatchObject({ seconds: 1800 });
    expect(file.leftOut[0]?.count).toBe(1);
  });
});

describe('Cronometer (R-721)', () => {
  it('reads servings with their time, grams, and every nutrient by its unit; empty is unknown', () => {
    const file = read([
      'Day,Time,Group,Food Name,Amount,Energy (kcal),Fiber (g),Sodium (mg),Vitamin B12 (µg),Carbs (g),Fat (g),Protein (g),Category',
      '2026-03-04,7:40 AM,"Breakfast","Oats, Rolled, Dry","60.00 g",227.40,6.06,3.60,,40.62,3.91,7.90,"Cereal Grains and Pasta"',
      '2026-03-04,,"Lunch","Lentil Soup, Homemade","1.00 full recipe",412.00,,890.00,1.2,55.10,9.80,24.60,""',
      '2026-03-04,8:15 PM,"Snacks","Apple, Fresh, With Skin","1.00 medium - 3"" diameter",94.64,4.37,1.82,,25.13,0.31,0.47,"Fruits"',
      '2026-03-04,8:15 PM,"Snacks","Apple, Fresh, With Skin","1.00 medium - 3"" diameter",94.64,4.37,1.82,,25.13,0.31,0.47,"Fruits"',
    ]);
    expect(file.meals[0]).toMatchObject({
      slot: 'breakfast',
      eatenAt: '2026-03-04T07:40:00',
      grams: 60,
      serving: '60.00 g',
      calories: 227.4,
      fiber: 6.06,
      sodium: 3.6,
      protein: 7.9,
    });
    expect(file.meals[0]?.nutrients).toBeUndefined();
    expect(file.meals[1]).toMatchObject({
      grams: undefined,
      eatenAt: undefined,
      nutrients: { vitamin_b12_mcg: 1.2 },
    });
    expect(file.meals[1]?.fiber).toBeUndefined();
    // The same food twice is two.
    expect(new Set(file.meals.map(({ key }) => key)).size).toBe(4);
  });

  it('reads biometrics, activities and whole days', () => {
    const body = read([
      'Day,Time,Group,Metric,Unit,Amount',
      '2026-03-04,7:00 AM,,Weight (Garmin),lbs,180.2',
      '2026-03-04,7:00 AM,,Body Fat,%,18',
      '2026-03-04,7:00 AM,,Mood,,4',
    ]);
    expect(body.weights).toMatchObject([{ weight: 180.2, unit: 'lbs' }]);
    expect(body.measurements).toMatchObject([{ kind: 'body_fat', value: 18 }]);
    expect(body.leftOut[0]?.reason).toContain('Mood');
    const activities = read(['Day,Group,Exercise,Minutes,Calories Burned', '2026-03-04,,Running,31,-305']);
    expect(activities.workouts[0]).toMatchObject({ name: 'Running', minutes: 31, calories: 305 });
    const days = read(['Date,Energy (kcal),Protein (g),Completed', '2026-03-04,2000,120,true']);
    expect(days.meals).toMatchObject([{ key: 'day 2026-03-04', calories: 2000, protein: 120 }]);
  });
});

describe('Lose It! (R-722)', () => {
  it('reads foods: deleted ones are left out, n/a is unknown, grams give a portion', () => {
    const file = read([
      'Date,Name,Icon,Meal,Quantity,Units,Calories,Deleted,Fat (g),Protein (g),Carbohydrates (g),Saturated Fat (g),Sugars (g),Fiber (g),Cholesterol (mg),Sodium (mg)',
      '03/02/2026,"Yogurt, Greek, 2%",Yogurt,Breakfast,170,Grams,124,false,3.3,17,6.7,2.1,6.5,0,17,58',
      '03/02/2026,Chicken Burrito,Burrito,Lunch,1,Each,640,false,21,38,74,8,n/a,9,95,1420',
      '03/02/2026,Cola,Soda,Snacks,330,Milliliters,139,true,0,0,35,0,35,0,0,15',
    ]);
    expect(file.source).toBe('loseit');
    expect(file.meals).toMatchObject([
      { date: '2026-03-02', name: 'Yogurt, Greek, 2%', slot: 'breakfast', grams: 170, fiber: 0, sodium: 58 },
      { name: 'Chicken Burrito', slot: 'lunch', serving: '1 Each', calories: 640 },
    ]);
    expect(file.meals[1]?.sugar).toBeUndefined();
    expect(file.leftOut).toMatchObject([{ reason: 'Entries that were deleted in Lose It!', count: 1 }]);
  });

  it('reads weights, body fat and exercise', () => {
    const weights = read([
      'Date,Weight,Last Updated,Deleted',
      '03/02/2026,181.5,x,false',
      '03/03/2026,181,x,true',
    ]);
    expect(weights.weights).toMatchObject([{ date: '2026-03-02', weight: 181.5, unit: undefined }]);
    const fat = read(['Date,Value,Secondary Value,Last Updated', '03/02/2026,22.5,,x']);
    expect(fat.measurements).toMatchObject([{ kind: 'body_fat', value: 22.5 }]);
    const activity = read([
      'Date,Name,Icon,Type,Quantity,Units,Calories,Deleted',
      '03/02/2026,Running,Run,Exercise,30,Minutes,-310,false',
    ]);
    expect(activity.workouts).toMatchObject([{ name: 'Running', minutes: 30, calories: 310 }]);
  });
});

describe('Garmin (R-723)', () => {
  it('reads days and their measurements; the first weight of a day counts', () => {
    const file = read([
      'Time,Weight,Change,BMI,Body Fat,Skeletal Muscle Mass,Bone Mass,Body Water,',
      '" Mar 2, 2026",',
      '7:02 AM,81.2 kg,0.3 kg,24.8,18.9 %,34.1 kg,3.4 kg,59.1 %,',
      '9:40 PM,82.0 kg,0.8 kg,25.0,--,--,--,--,',
      '" Mar 1, 2026",',
      '7:10 AM,178.4 lbs,0.2 lbs,24.7,18.7 %,--,--,--,',
    ]);
    expect(file.source).toBe('garmin');
    expect(file.weights).toEqual([
      { key: '2026-03-02', date: '2026-03-02', weight: 81.2, unit: 'kg' },
      { key: '2026-03-01', date: '2026-03-01', weight: 178.4, unit: 'lbs' },
    ]);
    expect(file.measurements.map(({ kind, value, unit }) => [kind, value, unit])).toEqual([
      ['body_fat', 18.9, '%'],
      ['muscle_mass', 34.1, 'kg'],
      ['bone_mass', 3.4, 'kg'],
      ['body_water', 59.1, '%'],
      ['body_fat', 18.7, '%'],
    ]);
    expect(file.leftOut[0]?.count).toBe(1);
  });
});
