import type { ImportSource } from '@fitarc/domain/import-source';

/** One kind of table an app exports: its header, and what a row of each column holds on a day. */
export interface SampleTable {
  readonly source: ImportSource;
  readonly table: string;
  readonly columns: readonly string[];
  readonly delimiter: string;
  row(day: string): readonly string[];
}

const table = (
  source: ImportSource,
  name: string,
  header: string,
  row: (day: string) => string,
  delimiter = ',',
): SampleTable => ({
  source,
  table: name,
  columns: header.split(delimiter),
  delimiter,
  row: (day) => row(day).split(delimiter),
});

const american = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;

/** Of each app that exports CSV, every kind of table it has. */
export const SAMPLE_TABLES: readonly SampleTable[] = [
  table(
    'strong',
    'workouts',
    'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE',
    (day) => `${day} 18:05:10,Push,58m,Bench Press (Barbell),1,82.5,6,0,0,fine,good,8.5`,
  ),
  table(
    'hevy',
    'workouts',
    'title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,weight_kg,reps,distance_km,duration_seconds,rpe',
    (day) => `Legs,${day} 07:05,${day} 08:11,two,Squat (Barbell),0,belt,0,normal,60,5,1,60,9`,
  ),
  table(
    'fitnotes',
    'workouts',
    'Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment',
    (day) => `${day},Bench Press,Chest,70.0,kgs,8,1,km,0:08:12,grip`,
  ),
  table(
    'fitnotes',
    'the third app of the name',
    'Name,StartTime,EndTime,BodyWeight,Exercise,Equipment,Reps,Weight,Time,Distance,Status,IsWarmup,RPE,RIR,Categories,Note',
    (day) =>
      `Pull,${day}T12:00:00+01:00,${day}T13:00:00+01:00,80,Row,Cable,8,17.5,30,1,Done,True,8,2,Back,fine`,
  ),
  table(
    'liftosaur',
    'workouts',
    'Workout DateTime,Program,Day Name,Exercise,Is Warmup Set?,Completed Reps,Completed RPE,Completed Weight Value,Completed Weight Unit,Notes',
    (day) => `${day}T12:00:00+01:00,My LP,Day A,Squat,1,5,8,60,kg,fast`,
  ),
  table('wger', 'weights', 'Date;Weight', (day) => `${day};81.5`, ';'),
  table(
    'sparkyfitness',
    'history',
    'entry_date,exercise_name,preset_name,entry_notes,calories_burned,distance,avg_heart_rate,set_number,set_type,reps,weight,duration_min,rest_time_sec,set_notes',
    (day) => `${day},Barbell Row,Pull day,easy,210,5,118,1,Warm-up,10,40,30,60,straps`,
  ),
  table(
    'sparkyfitness',
    'diary',
    'date,meal_type,food_name,brand,quantity,unit,calories,protein,carbs,fat,sodium',
    (day) => `${day},breakfast,Oats,Mill,60,g,227,8,40,4,4`,
  ),
  table(
    'myfitnesspal',
    'nutrition',
    'Date,Meal,Calories,Fat (g),Saturated Fat,Cholesterol,Sodium (mg),Potassium,Carbohydrates (g),Fiber,Sugar,Protein (g),Iron,Note',
    (day) => `${day},Breakfast,412.0,11.2,3.1,12.0,310.0,540.0,58.3,7.5,14.0,19.4,10.0,fine`,
  ),
  table('myfitnesspal', 'measurements', 'Date,Body Fat %,Waist,Weight', (day) => `${day},21.5,86,80.4`),
  table(
    'myfitnesspal',
    'exercises',
    'Date,Exercise,Type,Exercise Calories,Exercise Minutes,Sets,Reps Per Set,Pounds,Steps,Note',
    (day) => `${day},Bench Press,Strength,120,30,3,8,135,0,fine`,
  ),
  table(
    'cronometer',
    'servings',
    'Day,Time,Group,Food Name,Amount,Energy (kcal),Fiber (g),Sodium (mg),Vitamin B12 (µg),Carbs (g),Fat (g),Protein (g),Category',
    (day) => `${day},7:40 AM,Breakfast,Oats,60.00 g,227.40,6.06,3.60,1.2,40.62,3.91,7.90,Cereal`,
  ),
  table(
    'cronometer',
    'biometrics',
    'Day,Time,Group,Metric,Unit,Amount',
    (day) => `${day},7:00 AM,,Weight,kg,80.2`,
  ),
  table(
    'cronometer',
    'exercises',
    'Day,Group,Exercise,Minutes,Calories Burned',
    (day) => `${day},,Running,31,-305`,
  ),
  table('cronometer', 'days', 'Date,Energy (kcal),Protein (g),Completed', (day) => `${day},2000,120,true`),
  table(
    'loseit',
    'foods',
    'Date,Name,Icon,Meal,Quantity,Units,Calories,Deleted,Fat (g),Protein (g),Carbohydrates (g),Saturated Fat (g),Sugars (g),Fiber (g),Cholesterol (mg),Sodium (mg)',
    (day) => `${american(day)},Yogurt,Yogurt,Breakfast,170,Grams,124,false,3.3,17,6.7,2.1,6.5,0,17,58`,
  ),
  table('loseit', 'weights', 'Date,Weight,Last Updated,Deleted', (day) => `${american(day)},181.5,x,false`),
  table('loseit', 'body fat', 'Date,Value,Secondary Value,Last Updated', (day) => `${american(day)},22.5,,x`),
  table(
    'loseit',
    'exercises',
    'Date,Name,Icon,Type,Quantity,Units,Calories,Deleted',
    (day) => `${american(day)},Running,Run,Exercise,30,Minutes,-310,false`,
  ),
];

export const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

/** The table as its app would write it, with these rows. */
export const csvOf = (
  { columns, delimiter }: SampleTable,
  rows: readonly (readonly string[])[],
  newline = '\n',
) => [columns, ...rows].map((cells) => cells.map(quoted).join(delimiter)).join(newline);
