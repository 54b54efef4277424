import { BRAND } from '@fitarc/domain/brand';
import { type Product, readProduct } from '@fitarc/domain/food-product';
import { RequestNotSentError } from '../../lib/api-error.ts';
import { spendAllowance } from './allowance.ts';

const HOME = 'https://world.openfoodfacts.org';
const TIMEOUT_MS = 8000;
const RESULTS = 25;

/** Told by the server; in development nobody has filled it in. */
function base(): string {
  const told = document.querySelector('meta[name="open-food-facts"]')?.getAttribute('content') ?? '';
  return (told && !told.startsWith('__') ? told : HOME).replace(/\/+$/, '');
}

/** No token goes there, no cookie, and no word about the page it was asked from. */
const PLAIN: RequestInit = { credentials: 'omit', referrerPolicy: 'no-referrer' };

/** What it answers, null for what it does not know; throws when there is none in time, or one that is none. */
async function fetchJson(
  path: string,
  query: Record<string, string>,
  signal?: AbortSignal,
): Promise<unknown> {
  const search = new URLSearchParams({ ...query, app_name: BRAND }).toString().replaceAll('%2C', ',');
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(`${base()}${path}?${search}`, {
      ...PLAIN,
      signal: signal ? AbortSignal.any([signal, limit.signal]) : limit.signal,
    });
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`Open Food Facts answered ${response.status}`);
    return await response.json();
  } finally {
    clearTimeout(timer);
  }
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

export async function searchProducts(words: string): Promise<Product[]> {
  const wait = spendAllowance();
  if (wait !== undefined) {
    throw new RequestNotSentError(
      `Open Food Facts answers 10 searches a minute. Please try again in ${wait} s.`,
    );
  }
  const query = {
    search_terms: words,
    search_simple: '1',
    action: 'process',
    json: '1',
    page_size: String(RESULTS),
    fields: 'product_name,nutriments,_id,image_url',
  };
  const products = fieldOf(await fetchJson('/cgi/search.pl', query), 'products');
  if (!Array.isArray(products)) return [];
  return products.flatMap((product) => readProduct(product) ?? []).slice(0, RESULTS);
}

export async function findProduct(code: string, signal: AbortSignal): Promise<Product | null> {
  const fields = 'code,product_name,brands,nutriments,image_url,_id';
  return readProduct(fieldOf(await fetchJson(`/api/v2/product/${code}`, { fields }, signal), 'product'));
}
