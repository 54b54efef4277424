/** Loaded before the server: a clock that goes wrong by as many milliseconds as a file says at the moment. */
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
