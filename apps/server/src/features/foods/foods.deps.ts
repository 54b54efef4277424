import type { Clock } from '../../platform/clock.ts';
import type { Database, Db } from '../../platform/db/database.ts';
import { Throttle } from '../../platform/limits/throttle.ts';

export interface FoodDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** How many products, unknown until then, a member may bring in. */
  readonly newProducts: Throttle;
}

const NEW_A_DAY = 200;
export const newProductLimit = (pool: Database['pool']) =>
  new Throttle(pool, 'product', NEW_A_DAY, 24 * 60 * 60);
