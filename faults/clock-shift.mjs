/**
 * Loaded before the server: a clock that goes wrong by as many milliseconds as a file says at the moment. With
 * FAULTS_HOUR_MS, what is to run hourly runs every so many milliseconds.
 */
import { readFileSync } from 'node:fs';

const RealDate = Date;
const now = () => RealDate.now() + Number(readFileSync(process.env.FAULTS_CLOCK, 'utf8'));

globalThis.Date = class extends RealDate {
  constructor(...given) {
    super(...(given.length === 0 ? [now()] : given));
  }
  static now() {
    return now();
  }
  static [Symbol.hasInstance](value) {
    return value instanceof RealDate;
  }
};

const HOUR = 60 * 60 * 1000;
const hour = Number(process.env.FAULTS_HOUR_MS ?? HOUR);
const { setInterval } = globalThis;
globalThis.setInterval = (work, every, ...given) =>
  setInterval(work, every === HOUR ? hour : every, ...given);
