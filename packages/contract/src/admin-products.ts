import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, nullableText, number, optional, paging, pathId, plainText, recordList, text } from './fields.ts';
import { foodFigures, productContent } from './foods.ts';

/** With its values per 100 g. */
const product = z.object({
  id,
  barcode: nullableText,
  name: plainText,
  brand: nullableText,
  ...foodFigures,
  /** On a host of Open Food Facts, or none. */
  image_url: nullableText,
  /** Of the member who brought it in; none for imported ones, or when that account is gone. */
  contributor_email: nullableText,
  created_at: plainText,
  updated_at: plainText,
  /** When an administrator changed it last; imports then leave it as it is. */
  corrected_at: nullableText,
  /** When it was removed; nobody finds it, and it cannot be brought in again. */
  removed_at: nullableText,
});
export type AdminProduct = z.output<typeof product>;

export const PRODUCT_STATES = ['removed'] as const;
export type ProductState = (typeof PRODUCT_STATES)[number];
export const PRODUCTS_FOUND_AT_MOST = 200;
const params = z.object({ id: pathId });

export const listProducts = endpoint({
  method: 'GET',
  path: '/admin/products',
  access: 'admin',
  summary:
    'Find products by name and brand, or by barcode, removed ones included; without a search, list those that ' +
    `members brought in, newest first. At most ${PRODUCTS_FOUND_AT_MOST} are found; the total is in X-Total-Count`,
  query: z.object({
    search: z.optional(z.string().check(z.trim(), z.maxLength(200))),
    /** Only removed ones, the last one first. */
    state: z.optional(z.enum(PRODUCT_STATES, `state must be ${PRODUCT_STATES.join(' or ')}`)),
    ...paging,
  }),
  response: recordList(product),
});

const grams = (label: string) => optional(number(label, 0, 100));
/** Without `image_url`, the picture stays; null removes it. */
export const productFields = z.object({
  ...productContent,
  fibre: grams('Fiber'),
  sugar: grams('Sugar'),
  saturated_fat: grams('Saturated fat'),
  sodium: optional(number('Sodium', 0, 100_000)),
  /** `updated_at` as it was read. */
  seen: optional(text('seen', 40)),
});
export type ProductChange = z.output<typeof productFields>;

export const changeProduct = endpoint({
  method: 'PUT',
  path: '/admin/products/:id',
  access: 'admin',
  summary:
    'Replace the name, brand and values of a product; imports leave it alone from then on. 409 if it changed ' +
    'after you read it',
  params,
  body: productFields,
  response: product,
});

export const removeProduct = endpoint({
  method: 'DELETE',
  path: '/admin/products/:id',
  access: 'admin',
  summary:
    'Remove a product: nobody finds it, its barcode does not bring it back, and its open reports are closed. ' +
    'Whoever reported it reads the note. Logged meals do not change',
  params,
  body: z.object({ note: optional(text('Note', 500)) }),
  response: product,
});

export const restoreProduct = endpoint({
  method: 'POST',
  path: '/admin/products/:id/restore',
  access: 'admin',
  summary: 'Restore a removed product',
  params,
  response: product,
});
