import { type AdminProduct, type ProductChange, productFields } from '@fitarc/contract/admin-products';
import { isPlausible } from '@fitarc/domain/food-product';
import * as z from 'zod/mini';

/** As typed: numbers stay text until they are sent. */
export interface ProductValues {
  readonly name: string;
  readonly brand: string;
  readonly calories: string;
  readonly protein: string;
  readonly carbs: string;
  readonly fats: string;
  readonly fibre: string;
  readonly sugar: string;
  readonly saturated_fat: string;
  readonly sodium: string;
  readonly dropImage: boolean;
}
export type ProductFigure = Exclude<keyof ProductValues, 'name' | 'brand' | 'dropImage'>;

export const FIGURES: readonly {
  readonly name: ProductFigure;
  readonly label: string;
  readonly unit: string;
  readonly optional: boolean;
}[] = [
  { name: 'calories', label: 'Calories', unit: 'kcal', optional: false },
  { name: 'protein', label: 'Protein', unit: 'g', optional: false },
  { name: 'carbs', label: 'Carbs', unit: 'g', optional: false },
  { name: 'fats', label: 'Fats', unit: 'g', optional: false },
  { name: 'fibre', label: 'Fiber', unit: 'g', optional: true },
  { name: 'sugar', label: 'Sugar', unit: 'g', optional: true },
  { name: 'saturated_fat', label: 'Saturated fat', unit: 'g', optional: true },
  { name: 'sodium', label: 'Sodium', unit: 'mg', optional: true },
];

const fieldText = (figure: number | null) => (figure === null ? '' : String(figure));

export const valuesOf = (product: AdminProduct): ProductValues => ({
  name: product.name,
  brand: product.brand ?? '',
  calories: fieldText(product.calories),
  protein: fieldText(product.protein),
  carbs: fieldText(product.carbs),
  fats: fieldText(product.fats),
  fibre: fieldText(product.fibre),
  sugar: fieldText(product.sugar),
  saturated_fat: fieldText(product.saturated_fat),
  sodium: fieldText(product.sodium),
  dropImage: false,
});

/** An open figure is none; the contract refuses it where one is needed. */
const figureOf = (text: string) => (text.trim() === '' ? null : Number(text));

const changeOf = ({ name, brand, dropImage, ...figures }: ProductValues) => ({
  name,
  brand: brand.trim() || null,
  ...Object.fromEntries(Object.entries(figures).map(([key, text]) => [key, figureOf(text)])),
  ...(dropImage ? { image_url: null } : {}),
});

type Checked =
  | { readonly change: ProductChange; readonly problems?: undefined }
  | { readonly problems: Partial<Record<keyof ProductValues, string>> };

const TOO_MUCH = '100 g cannot hold more than 100 g of protein, carbs and fats';

/** What is sent, or what the contract would refuse, by field. */
export function checkProduct(values: ProductValues): Checked {
  const { data, error } = z.safeParse(productFields, changeOf(values));
  if (data) return isPlausible(data) ? { change: data } : { problems: { protein: TOO_MUCH } };
  const problems: Record<string, string> = {};
  for (const { path, message } of error.issues) problems[String(path[0])] ??= message;
  return { problems };
}
