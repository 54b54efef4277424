import type { LocalDate } from '@fitarc/domain/local-date';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Db } from '../../platform/db/database.ts';
import { Throttle } from '../../platform/limits/throttle.ts';
import type { FoodIdQuery } from './offline/offline-foods.repository.ts';

export interface FoodDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** How many products, unknown until then, a member may bring in. */
  readonly newProducts: Throttle;
  /** Grams of each food when the member ate it last, the latest first; meals are another feature's. */
  readonly lastPortions: (userId: number, today: LocalDate) => Promise<ReadonlyMap<number, number>>;
  /** What the member has eaten in the last two years. */
  readonly eatenFoods: (userId: number, today: LocalDate) => FoodIdQuery;
}

const NEW_A_DAY = 200;
export const newProductLimit = (pool: Database['pool']) =>
  new Throttle(pool, 'product', NEW_A_DAY, 24 * 60 * 60);
