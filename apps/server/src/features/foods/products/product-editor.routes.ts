import * as api from '@fitarc/contract/admin-products';
import { productImage } from '@fitarc/domain/food-product';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { pageOf } from '../../../platform/http/paging.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { write } from '../../../platform/writes/write.ts';
import { findProduct, type ListedProduct } from './product-editor.repository.ts';
import {
  type CloseReports,
  changeProduct,
  listProducts,
  removeProduct,
  restoreProduct,
} from './product-editor.service.ts';

const present = ({ food, email }: ListedProduct): api.AdminProduct => ({
  id: food.id,
  barcode: food.barcode,
  name: food.name,
  brand: food.brand,
  calories: food.calories,
  protein: food.protein,
  carbs: food.carbs,
  fats: food.fats,
  fibre: food.fibre,
  sugar: food.sugar,
  saturated_fat: food.saturatedFat,
  sodium: food.sodium,
  image_url: productImage(food.imageUrl),
  contributor_email: email,
  created_at: food.createdAt.toISOString(),
  updated_at: food.updatedAt.toISOString(),
  corrected_at: food.correctedAt?.toISOString() ?? null,
  removed_at: food.removedAt?.toISOString() ?? null,
});

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly closeReports: CloseReports;
}

export const productEditorRoutes = ({ db, clock, closeReports }: Deps): Route[] => [
  route(api.listProducts, async ({ query, reply }) => {
    const { rows, total } = await listProducts(db, query, pageOf(query));
    reply.header('x-total-count', total);
    return rows.map(present);
  }),
  write(api.changeProduct, async ({ tx, params, body, session }) => {
    await changeProduct(tx, clock, session.userId, params.id, body);
    return present(await findProduct(tx, params.id));
  }),
  write(api.removeProduct, async ({ tx, params, body, session }) => {
    await removeProduct(tx, { clock, closeReports }, { actorId: session.userId, id: params.id }, body.note);
    return present(await findProduct(tx, params.id));
  }),
  write(api.restoreProduct, async ({ tx, params, session }) => {
    await restoreProduct(tx, clock, session.userId, params.id);
    return present(await findProduct(tx, params.id));
  }),
];
