import { contributeFood } from '@fitarc/contract/foods';
import { calculateNutritionGoals } from '@fitarc/contract/nutrition';
import { logWeight } from '@fitarc/contract/weights';
import { roundTo } from '@fitarc/domain/units';
import type { Database } from '../platform/db/database.ts';
import { hasAnyUser } from '../platform/users/users.repository.ts';
import { fillQueues, invite } from './community.ts';
import { type DemoApp, openDemoApp } from './demo-app.ts';
import { type Library, logTraining, planWeek, readLibrary, type SessionName } from './gym.ts';
import { logMealsOfDay } from './kitchen.ts';
import { fillProfile, join, PASSWORD, type Person } from './people.ts';
import { daysAgo, momentOf, seededRandom, weekdayOf } from './story-time.ts';

export const MEMBER = 'maya.lindgren@example.org';
const ADMINISTRATOR = 'ruth.okoye@example.org';

/** How much there is to tell. */
interface Extent {
  readonly days: number;
  readonly people: number;
}
const WHOLE: Extent = { days: 90, people: 64 };

/** By weekday, Monday first. */
const WEEK: readonly (SessionName | undefined)[] = [
  'upper',
  'lower',
  undefined,
  'upper',
  undefined,
  'run',
  undefined,
];

const NOTES = ['Felt strong today.', 'Slept badly, kept it short.', 'New gym, other machines.'] as const;

/** Three kilograms and a half in ninety days, with the ups and downs of real scales. */
const weightOn = (ago: number, roll: () => number) =>
  roundTo(71 + 0.04 * ago + 0.5 * Math.sin(ago / 3) + (roll() - 0.5) * 0.6, 1);

interface Day {
  readonly ago: number;
  /** Of the training, from 0. */
  readonly week: number;
}

async function liveADay(
  app: DemoApp,
  maya: Person,
  library: Library,
  { ago, week }: Day,
  roll: () => number,
) {
  const day = daysAgo(ago);
  if (ago % 3 === 0 || roll() < 0.25) {
    app.clock.set(momentOf(day, 6.8));
    await maya.tell(logWeight, { body: { date: day, weight: weightOn(ago, roll), unit: 'kg' } });
  }
  await logMealsOfDay(app, maya, day, roll);
  const session = WEEK[weekdayOf(day)];
  if (!session || (roll() < 0.12 && ago > 0)) return;
  const note = roll() < 0.12 ? NOTES[Math.floor(roll() * NOTES.length)] : undefined;
  await logTraining(app, maya, library, day, { name: session, week, ...(note ? { notes: note } : {}) }, roll);
}

async function tellMaya(app: DemoApp, library: Library, maya: Person, days: number): Promise<void> {
  const roll = seededRandom(42);
  await fillProfile(app, maya, daysAgo(days), {
    first_name: 'Maya',
    last_name: 'Lindgren',
    date_of_birth: '1991-04-17',
    gender: 'female',
    height: 171,
    current_weight: weightOn(days, roll),
    target_weight: 68,
    fitness_goal: 'weight_loss',
    activity_level: 'moderately_active',
    primary_focus: 'strength',
  });
  await maya.tell(calculateNutritionGoals, { body: {} });
  await planWeek(app, maya, library, daysAgo(days));
  for (let ago = days; ago >= 0; ago--) {
    await liveADay(app, maya, library, { ago, week: Math.floor((days - ago) / 7) }, roll);
  }
  app.clock.set(momentOf(daysAgo(8), 20));
  await maya.tell(contributeFood, {
    body: {
      name: 'Maya’s granola',
      calories: 452,
      protein: 11.4,
      carbs: 55.2,
      fats: 19.8,
      category: 'Breakfast',
    },
  });
}

/** A few who log now and then, so that the installation is alive. */
async function tellOthers(app: DemoApp, library: Library, people: readonly Person[], days: number) {
  const roll = seededRandom(11);
  for (const person of people.slice(0, 12)) {
    for (let ago = Math.min(29, days); ago >= 0; ago--) {
      if (roll() < 0.85) continue;
      await logMealsOfDay(app, person, daysAgo(ago), roll);
      if (roll() < 0.5)
        await logTraining(app, person, library, daysAgo(ago), { name: 'whole', week: 1 }, roll);
    }
  }
}

/** Fills an installation nobody uses yet. */
export async function fillDemo(
  database: Database,
  say: (line: string) => void,
  { days, people: count }: Extent = WHOLE,
): Promise<void> {
  if (await hasAnyUser(database.db)) throw new Error('The demo is for an empty installation only.');
  const app = await openDemoApp(database);
  try {
    const admin = await join(app, ADMINISTRATOR, daysAgo(120), { isAdmin: true });
    await fillProfile(app, admin, daysAgo(120), {
      first_name: 'Ruth',
      last_name: 'Okoye',
      date_of_birth: '1984-09-02',
      gender: 'female',
      height: 165,
      current_weight: 63,
      target_weight: null,
      fitness_goal: 'maintenance',
      activity_level: 'lightly_active',
      primary_focus: 'overall_wellness',
    });
    const maya = await join(app, MEMBER, daysAgo(days));
    const library = await readLibrary(maya.tell);
    say(`Creating ${days} days of demo data…`);
    await tellMaya(app, library, maya, days);
    const people = await invite(app, count);
    await tellOthers(app, library, people, days);
    await fillQueues(app, admin, people);
    say(`Member:         ${MEMBER}   password: ${PASSWORD}`);
    say(`Administrator:  ${ADMINISTRATOR}      password: ${PASSWORD}`);
  } finally {
    await app.close();
  }
}
