import { banUser, listUsers } from '@fitarc/contract/admin';
import { listPendingFoods, reviewFood } from '@fitarc/contract/food-reviews';
import { contributeFood, searchFoods } from '@fitarc/contract/foods';
import { getProfile } from '@fitarc/contract/profile';
import { reportContent } from '@fitarc/contract/reports';
import { submitExercise } from '@fitarc/contract/submissions';
import type { LocalDate } from '@fitarc/domain/local-date';
import { APPROVED, REPORTS, SUGGESTIONS, WAITING } from './contributions.ts';
import type { DemoApp } from './demo-app.ts';
import { join, type Person } from './people.ts';
import { daysAgo, momentOf, seededRandom } from './story-time.ts';

const FIRST = 'noor alex ines tomas mila jonas sofia kofi leila ewan priya mateo anna idris hana luca'.split(
  ' ',
);
const LAST = 'haddad moreau carvalho okafor novak weber lindqvist mensah rossi kim'.split(' ');
const SPAM = ['best-pills-4u@example.net', 'free.followers@example.net'] as const;

/** More of them with every week that passes; those who came first stand first. */
export async function invite(app: DemoApp, count: number): Promise<Person[]> {
  const roll = seededRandom(7);
  const ages = Array.from({ length: count }, () => Math.floor(1 + roll() ** 1.3 * 110));
  const people: Person[] = [];
  for (const [place, age] of ages.sort((one, other) => other - one).entries()) {
    const first = FIRST[place % FIRST.length];
    const last = LAST[(place * 7 + Math.floor(place / FIRST.length)) % LAST.length];
    const person = await join(app, `${first}.${last}@example.org`, daysAgo(age));
    // Some look in every day, some have not been back for weeks.
    app.clock.set(momentOf(daysAgo(Math.floor(age * roll() ** 2)), 20));
    await person.tell(getProfile, {});
    people.push(person);
  }
  return people;
}

/** One of those who have been here for a while. */
const someone = (people: readonly Person[], place: number): Person => {
  const person = people[place % Math.ceil(people.length / 2)];
  if (!person) throw new Error('nobody has joined');
  return person;
};

async function contribute(app: DemoApp, people: readonly Person[]): Promise<void> {
  for (const [place, food] of [...APPROVED, ...WAITING].entries()) {
    app.clock.set(momentOf(daysAgo(24 - place), 20));
    await someone(people, place * 3).tell(contributeFood, { body: food });
  }
}

async function review(app: DemoApp, admin: Person): Promise<void> {
  const names = new Set(APPROVED.map(({ name }) => name));
  const pending = await admin.tell(listPendingFoods, { query: {} });
  for (const [place, { id, name }] of pending.entries()) {
    if (!names.has(name)) continue;
    app.clock.set(momentOf(daysAgo(12 - place), 9 + place * 0.3));
    await admin.tell(reviewFood, { params: { id: String(id) }, body: { status: 'approve' } });
  }
}

async function report(app: DemoApp, people: readonly Person[]): Promise<void> {
  for (const [place, { name, reason }] of REPORTS.entries()) {
    const { tell } = someone(people, place * 5 + 1);
    app.clock.set(momentOf(daysAgo(5 - place), 18));
    const found = await tell(searchFoods, { query: { query: name } });
    const food = found.find((one) => one.name === name);
    if (!food) throw new Error(`${name} is not found`);
    await tell(reportContent, {
      body: { contentType: 'contributed_food', contentId: Number(food.food_id), reason },
    });
  }
}

async function suggest(app: DemoApp, people: readonly Person[]): Promise<void> {
  for (const [place, suggestion] of SUGGESTIONS.entries()) {
    app.clock.set(momentOf(daysAgo(6 - place), 21));
    const lists = {
      muscle_groups: [...suggestion.muscle_groups],
      muscles: [...suggestion.muscles],
      equipment_options: [...suggestion.equipment_options],
    };
    await someone(people, place * 4 + 2).tell(submitExercise, {
      body: { ...suggestion, ...lists, video_url: '' },
    });
  }
}

async function ban(app: DemoApp, admin: Person, on: LocalDate): Promise<void> {
  for (const email of SPAM) await join(app, email, daysAgo(4));
  app.clock.set(momentOf(on, 10));
  const [spammer] = await admin.tell(listUsers, { query: { search: SPAM[0] } });
  if (spammer)
    await admin.tell(banUser, {
      params: { id: String(spammer.id) },
      body: { reason: 'Advertising in the names of public foods.' },
    });
}

/** What an administrator finds: some things done, and something in every queue. */
export async function fillQueues(app: DemoApp, admin: Person, people: readonly Person[]): Promise<void> {
  await contribute(app, people);
  await review(app, admin);
  await report(app, people);
  await suggest(app, people);
  await ban(app, admin, daysAgo(2));
}
