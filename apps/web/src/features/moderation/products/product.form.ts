import { type AdminProduct, type ProductChange, productFields } from '@fitarc/contract/admin-products';
import { isPlausible } from '@fitarc/domain/food-product';
import * as z from 'zod/mini';
import { type FigureName, problemsOf, sentFigures, typedFigures } from '../food-figures.ts';
import type { Checked } from '../use-edit-form.ts';

export type ProductValues = Record<FigureName | 'name' | 'brand', string> & { dropImage: boolean };

export const valuesOf = (product: AdminProduct): ProductValues => ({
  name: product.name,
  brand: product.brand ?? '',
  ...typedFigures(product),
  dropImage: false,
});

const changeOf = ({ name, brand, dropImage, ...figures }: ProductValues) => ({
  name,
  brand: brand.trim() || null,
  ...sentFigures(figures),
  ...(dropImage ? { image_url: null } : {}),
});

const TOO_MUCH = '100 g cannot hold more than 100 g of protein, carbs and fats';

/** What is sent, or what the contract would refuse. */
export function checkProduct(values: ProductValues): Checked<ProductChange, ProductValues> {
  const { data, error } = z.safeParse(productFields, changeOf(values));
  if (!data) return { problems: problemsOf(error) };
  return isPlausible(data) ? { change: data } : { problems: { protein: TOO_MUCH } };
}
