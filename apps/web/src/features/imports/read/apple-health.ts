import type { LocalDate } from '@fitarc/domain/local-date';
import { typedText } from '@fitarc/domain/plain-text';
import { type FoodRecord, mealsOf } from './apple-health-meals.ts';
import { readZoned } from './dates.ts';
import { emptyFile } from './empty-file.ts';
import { LeftOutList } from './left-out.ts';
import { readNumber } from './numbers.ts';
import type { ParsedFile, ParsedMeasurement, ParsedWeight, ParsedWorkout } from './parsed-file.ts';
import { metresPer, readWeightUnit } from './units.ts';
import { type Attributes, attributesOf } from './xml-attributes.ts';

export const isAppleHealth = (head: string): boolean => /<!DOCTYPE HealthData|<HealthData[\s>]/.test(head);

const STONE_POUNDS = 14;
const TYPE = 'HKQuantityTypeIdentifier';
const DIETARY = `${TYPE}Dietary`;

/** 'HKWorkoutActivityTypeTraditionalStrengthTraining' as 'Traditional Strength Training'. */
const activityName = (type: string) =>
  typedText(type.replace('HKWorkoutActivityType', '').replace(/(?<=[a-z])(?=[A-Z])/g, ' ')) || 'Workout';

const minutesOf = (value: string | undefined, unit: string | undefined) => {
  const number = readNumber(value ?? '');
  if (number === undefined) return undefined;
  return unit === 'hr' ? number * 60 : unit === 's' || unit === 'sec' ? number / 60 : number;
};

const kilocalories = (value: number, unit: string | undefined) => (unit === 'kJ' ? value / 4.184 : value);
const CUT_OFF =
  'This export ends early: what came after that is missing. Export it again to have everything.';
const SECOND_WEIGHT = 'Further weights of a day; the first one is imported';

/** A damaged file may never close one: it would be searched again with every piece. */
const LONGEST_TAG = 1_000_000;

/** Reads the export as it streams by, tag by tag: it may be gigabytes, and its DTD is broken. */
export class AppleHealthReader {
  readonly #leftOut = new LeftOutList();
  readonly #weights = new Map<LocalDate, ParsedWeight>();
  readonly #bodyFat = new Map<LocalDate, ParsedMeasurement>();
  readonly #foods = new Map<string, FoodRecord>();
  readonly #workouts: ParsedWorkout[] = [];
  readonly #rows: string[] = [];
  #rest = '';
  #record: { attributes: Attributes; food?: string } | undefined;
  #workout: { attributes: Attributes; energy?: number; metres?: number } | undefined;
  #isWhole = false;

  push(text: string): void {
    this.#rest += text;
    let from = 0;
    for (;;) {
      const open = this.#rest.indexOf('<', from);
      if (open < 0) break;
      const close = this.#rest.indexOf('>', open);
      if (close < 0) {
        from = open;
        break;
      }
      this.#tag(this.#rest.slice(open + 1, close));
      from = close + 1;
    }
    const rest = this.#rest.slice(from);
    this.#rest = rest.length > LONGEST_TAG ? '' : rest;
  }

  #tag(tag: string): void {
    const name = /^\/?\w+/.exec(tag)?.[0];
    const isWhole = tag.endsWith('/');
    if (name === 'Record') {
      this.#record = { attributes: attributesOf(tag) };
      if (isWhole) this.#endRecord();
    } else if (name === '/Record') this.#endRecord();
    else if (name === 'Workout') {
      this.#workout = { attributes: attributesOf(tag) };
      if (isWhole) this.#endWorkout();
    } else if (name === '/Workout') this.#endWorkout();
    else if (name === '/HealthData') this.#isWhole = true;
    else if (name === 'WorkoutStatistics' && this.#workout) this.#statistics(attributesOf(tag));
    else if (name === 'MetadataEntry' && this.#record) this.#metadata(attributesOf(tag));
  }

  #metadata(attributes: Attributes): void {
    if (!this.#record || !/^HKFood(Type|Meal)$/.test(attributes.get('key') ?? '')) return;
    const isName = attributes.get('key') === 'HKFoodType';
    if (isName || !this.#record.food) this.#record.food = attributes.get('value') ?? '';
  }

  #endRecord(): void {
    const record = this.#record;
    this.#record = undefined;
    if (!record) return;
    const { attributes } = record;
    const type = attributes.get('type') ?? '';
    const isBody = type === `${TYPE}BodyMass` || type === `${TYPE}BodyFatPercentage`;
    if (!isBody && !type.startsWith(DIETARY)) return;
    const at = readZoned(attributes.get('startDate') ?? '');
    const value = readNumber(attributes.get('value') ?? '');
    if (!at || value === undefined) {
      this.#leftOut.add('Records without a date or a number that can be read');
      return;
    }
    const unit = attributes.get('unit') ?? '';
    if (type === `${TYPE}BodyMass`) this.#weight(at.date, value, unit, attributes);
    else if (type === `${TYPE}BodyFatPercentage`) {
      if (!this.#bodyFat.has(at.date)) {
        const percent = Math.round(value * 10_000) / 100;
        this.#bodyFat.set(at.date, {
          key: `${at.date} body_fat`,
          date: at.date,
          kind: 'body_fat',
          value: percent,
          unit: '%',
        });
      }
    } else this.#food(type.slice(DIETARY.length), at.date, at.time ?? at.date, value, unit, record);
  }

  #weight(date: LocalDate, value: number, unit: string, attributes: Attributes): void {
    if (this.#weights.has(date)) {
      this.#leftOut.add(SECOND_WEIGHT);
      return;
    }
    this.#rows.push(JSON.stringify(Object.fromEntries(attributes)));
    const weight = unit === 'st' ? value * STONE_POUNDS : unit === 'g' ? value / 1000 : value;
    const known = unit === 'st' ? 'lbs' : unit === 'g' ? 'kg' : readWeightUnit(unit);
    this.#weights.set(date, { key: date, date, weight: Math.round(weight * 100) / 100, unit: known });
  }

  /** The records of one food have the same time and source; those of a correlation also stand at the top level. */
  #food(
    nutrient: string,
    date: LocalDate,
    time: string,
    value: number,
    unit: string,
    { attributes, food }: { attributes: Attributes; food?: string },
  ): void {
    const source = attributes.get('sourceName') ?? '';
    const name = food ?? '';
    const key = `${time} ${source} ${name}`;
    const there = this.#foods.get(key);
    const figures = new Map(there?.figures);
    const isEnergy = nutrient === 'EnergyConsumed';
    if (!isEnergy && !figures.has(nutrient)) figures.set(nutrient, { value, unit });
    const energy = there?.energy ?? (isEnergy ? kilocalories(value, unit) : undefined);
    this.#foods.set(key, { name, date, time, source, energy, figures });
  }

  #statistics(attributes: Attributes): void {
    const type = attributes.get('type') ?? '';
    const sum = readNumber(attributes.get('sum') ?? '');
    if (!this.#workout || sum === undefined) return;
    if (type.endsWith('ActiveEnergyBurned')) this.#workout.energy = kilocalories(sum, attributes.get('unit'));
    if (/Distance/.test(type)) this.#workout.metres = sum * (metresPer(attributes.get('unit')) ?? 1);
  }

  #endWorkout(): void {
    const workout = this.#workout;
    this.#workout = undefined;
    if (!workout) return;
    const { attributes } = workout;
    const [start, end] = ['startDate', 'endDate'].map((name) => readZoned(attributes.get(name) ?? ''));
    if (!start) {
      this.#leftOut.add('Workouts without a date that can be read');
      return;
    }
    this.#rows.push(JSON.stringify(Object.fromEntries(attributes)));
    const name = activityName(attributes.get('workoutActivityType') ?? '');
    const minutes = minutesOf(attributes.get('duration'), attributes.get('durationUnit'));
    const energy =
      workout.energy ??
      kilocalories(
        readNumber(attributes.get('totalEnergyBurned') ?? '') ?? 0,
        attributes.get('totalEnergyBurnedUnit'),
      );
    const metres =
      workout.metres ??
      (readNumber(attributes.get('totalDistance') ?? '') ?? 0) *
        (metresPer(attributes.get('totalDistanceUnit')) ?? 0);
    const set = {
      kind: 'normal' as const,
      reps: 0,
      weight: null,
      unit: undefined,
      seconds: minutes === undefined ? undefined : Math.round(minutes * 60),
      metres: metres ? Math.round(metres) : undefined,
    };
    this.#workouts.push({
      key: `${start.time} ${name}`,
      name,
      date: start.date,
      startedAt: start.time,
      endedAt: end?.time,
      minutes: minutes === undefined ? undefined : Math.round(minutes),
      calories: energy ? Math.round(energy) : undefined,
      exercises: [{ name, sets: [set] }],
    });
  }

  finish(): ParsedFile {
    return {
      ...emptyFile('apple_health'),
      workouts: this.#workouts,
      meals: mealsOf(this.#foods, this.#leftOut),
      weights: [...this.#weights.values()],
      measurements: [...this.#bodyFat.values()],
      leftOut: this.#leftOut.list(),
      notices: this.#isWhole ? [] : [CUT_OFF],
      rows: this.#rows,
    };
  }
}
