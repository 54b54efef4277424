export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export const minutesAfter = (instant: Date, minutes: number) =>
  new Date(instant.getTime() + minutes * 60_000);
export const daysAfter = (instant: Date, days: number) => minutesAfter(instant, days * 24 * 60);
