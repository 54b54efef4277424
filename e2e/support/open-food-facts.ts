import type { Page, Route } from '@playwright/test';

const ORIGIN = 'https://world.openfoodfacts.org';
const CORS = { 'access-control-allow-origin': '*' };

type Reply = (route: Route) => Promise<void>;

export const answering =
  (json: unknown): Reply =>
  (route) =>
    route.fulfill({ json, headers: CORS });
export const failing =
  (status: number): Reply =>
  (route) =>
    route.fulfill({ status, headers: CORS });

/** Stands in for Open Food Facts and remembers what it was asked; it finds nothing unless told. */
export async function openFoodFacts(page: Page, reply: Reply = answering({ products: [] })) {
  const asked: { url: URL; headers: Record<string, string> }[] = [];
  let current = reply;
  await page.route(`${ORIGIN}/**`, async (route) => {
    asked.push({ url: new URL(route.request().url()), headers: await route.request().allHeaders() });
    await current(route);
  });
  return {
    asked,
    reply(next: Reply) {
      current = next;
    },
  };
}

/** A product as the search answers it: name, figures, and what else it says of its energy. */
export const product = (name: unknown, nutriments: unknown, rest: Record<string, unknown> = {}) => ({
  product_name: name,
  nutriments,
  ...rest,
});

export const FIGURES = { proteins_100g: 10, carbohydrates_100g: 20, fat_100g: 5 };
