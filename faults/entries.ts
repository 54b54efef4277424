import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';

const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_DAY = Date.parse('2015-01-01');
const POLL_MS = 25;
/** Longer than any write is waited for by the screens. */
const PATIENCE_MS = 45_000;
const DELETION_MS = 12_000;
const CHOICES = 8;
const CHOICE_MS = 5_000;
const EXERCISE = 'Leg Press';

export type Kind = 'meal' | 'weight' | 'workout';

/** Something that is entered, each with a name and a day of its own. */
export interface Entry {
  readonly kind: Kind;
  readonly email: string;
  readonly name: string;
  readonly date: string;
  /** Calories, kilograms or repetitions. */
  value: number;
  isDeleted: boolean;
}

export function newEntry(kind: Kind, email: string, number: number): Entry {
  const date = new Date(FIRST_DAY + number * DAY_MS).toISOString().slice(0, 10);
  // One figure each, so that the sentence of a weight is its own; weights are between 20 and 300 kg.
  const value = kind === 'meal' ? 100 + number : kind === 'weight' ? (300 + number) / 10 : 1 + (number % 90);
  return { kind, email, name: `entry-${number}`, date, value, isDeleted: false };
}

type Said = 'accepted' | 'refused';

/** What the screen says first: that it is done, or why not. */
async function said(isDone: () => Promise<boolean>, refusal: Locator): Promise<Said> {
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    if (await isDone()) return 'accepted';
    if (await refusal.first().isVisible()) return 'refused';
    await sleep(POLL_MS);
  }
  throw new Error('the screen said neither that it is stored nor why not');
}

const isGone = (locator: Locator) => async () => (await locator.count()) === 0;

interface Form {
  fill(): Promise<void>;
  press(): Promise<void>;
  said(): Promise<Said>;
}

function mealForm(page: Page, { name, value }: Entry): Form {
  const dialog = page.getByRole('dialog', { name: 'Quick Add' });
  return {
    async fill() {
      await page.getByRole('button', { name: 'Quick Add' }).click();
      await dialog.getByLabel('Calories').fill(String(value));
      await dialog.getByLabel('Name').fill(name);
    },
    press: () => dialog.getByRole('button', { name: 'Add', exact: true }).click(),
    said: () => said(isGone(dialog), dialog.getByRole('alert')),
  };
}

const kilograms = (value: number) => `${value.toFixed(1)} kg`;

function weightForm(page: Page, { date, value }: Entry): Form {
  const form = page.getByRole('region', { name: 'Log your weight' });
  const isLogged = () =>
    page
      .getByText(`${kilograms(value)} logged for`)
      .first()
      .isVisible();
  return {
    async fill() {
      await form.getByLabel('Weight', { exact: true }).fill(String(value));
      await form.getByLabel('Date').fill(date);
    },
    press: () => form.getByRole('button', { name: 'Log Weight' }).click(),
    said: () => said(isLogged, form.getByRole('alert')),
  };
}

function workoutForm(page: Page, { name, date, value }: Entry): Form {
  return {
    async fill() {
      await page.getByLabel('Workout type').selectOption('Custom');
      await page.getByLabel('Workout name').fill(name);
      await page.getByLabel('Date').fill(date);
      await page.getByRole('combobox', { name: 'Exercise' }).fill(EXERCISE);
      await page.getByRole('option', { name: EXERCISE }).first().click();
      await page.getByLabel('Sets', { exact: true }).fill('2');
      await page.getByLabel('Reps', { exact: true }).fill(String(value));
      await page.getByRole('button', { name: 'Add', exact: true }).click();
    },
    press: () => page.getByRole('button', { name: 'Log Workout' }).click(),
    // The form is empty again.
    said: () => said(isGone(page.getByLabel('Workout name')), page.getByRole('alert')),
  };
}

const FORMS = { meal: mealForm, weight: weightForm, workout: workoutForm };

export const formOf = (page: Page, entry: Entry): Form => FORMS[entry.kind](page, entry);

const ADDRESSES = {
  meal: ({ date }: Entry) => `/calorietracker?date=${date}`,
  weight: () => '/tracking',
  workout: () => '/workout-logging',
};
const STARTS = {
  meal: (page: Page) => page.getByRole('button', { name: 'Quick Add' }),
  weight: (page: Page) => page.getByRole('button', { name: 'Log Weight' }),
  workout: (page: Page) => page.getByRole('combobox', { name: 'Exercise' }),
};

/** Opens the page where it is entered. */
export async function openPage(page: Page, url: string, entry: Entry): Promise<void> {
  await page.goto(`${url}${ADDRESSES[entry.kind](entry)}`);
  await STARTS[entry.kind](page).first().waitFor();
}

const rowOf = (page: Page, { kind, name, value }: Entry): Locator =>
  kind === 'meal'
    ? page.getByRole('main').getByRole('row', { name })
    : page.getByRole('listitem').filter({ hasText: kilograms(value) });

/** Tries again where the row is replaced while its menu is open: it has another id once it is stored. */
async function choose(page: Page, entry: Entry, action: 'Edit' | 'Delete'): Promise<void> {
  const trigger = rowOf(page, entry).getByRole('button', { name: /^(More|Actions) for / });
  for (let turn = 0; turn < CHOICES; turn++) {
    try {
      await trigger.click({ timeout: CHOICE_MS });
      await page.getByRole('menuitem', { name: action }).click({ timeout: CHOICE_MS });
      return;
    } catch {
      await page.keyboard.press('Escape');
    }
  }
  const shown = await page.getByRole('main').innerText();
  throw new Error(
    `${entry.name} cannot be chosen to ${action} where the page shows: ${shown.slice(0, 1000)}`,
  );
}

/** Corrects its figure, in the list on the same page. */
export async function correct(page: Page, entry: Entry): Promise<Said> {
  const value = entry.kind === 'meal' ? entry.value + 1000 : entry.value + 100;
  const [title, field, button] =
    entry.kind === 'meal'
      ? ['Edit Meal', 'Calories', 'Save Changes']
      : ['Edit Weight', 'Weight', 'Save Weight'];
  const dialog = page.getByRole('dialog', { name: title });
  if ((await dialog.count()) === 0) await choose(page, entry, 'Edit');
  await dialog.getByLabel(field, { exact: true }).fill(String(value));
  await dialog.getByRole('button', { name: button }).click();
  const answer = await said(isGone(dialog), dialog.getByRole('alert'));
  if (answer === 'accepted') entry.value = value;
  return answer;
}

/** All that a member sees of a deletion that fails is that the row stays. */
export async function remove(page: Page, entry: Entry): Promise<Said> {
  await choose(page, entry, 'Delete');
  const isRowGone = isGone(rowOf(page, entry));
  const deadline = performance.now() + DELETION_MS;
  while (!(await isRowGone()) && performance.now() < deadline) await sleep(POLL_MS);
  entry.isDeleted = await isRowGone();
  return entry.isDeleted ? 'accepted' : 'refused';
}

/** How often the open page shows it; nothing is said about workouts, which the form does not list. */
export const timesShown = (page: Page, entry: Entry): Promise<number> => rowOf(page, entry).count();
