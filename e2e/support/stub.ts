import type { Page, Route } from '@playwright/test';

export interface Answer {
  readonly status?: number;
  readonly json?: unknown;
  readonly body?: string;
  readonly contentType?: string;
}

/** Answers a call in place of the server and remembers what was sent. */
export async function stub(
  page: Page,
  path: string,
  answer: Answer | 'abort' | ((route: Route) => Promise<void>),
) {
  const requests: { method: string; body: unknown; headers: Record<string, string> }[] = [];
  await page.route(`**/api${path}`, async (route) => {
    const request = route.request();
    requests.push({ method: request.method(), body: request.postDataJSON(), headers: request.headers() });
    if (answer === 'abort') return route.abort('connectionrefused');
    if (typeof answer === 'function') return answer(route);
    const { status = 200, json, body, contentType } = answer;
    return route.fulfill({
      status,
      ...(json === undefined ? { body: body ?? '' } : { json }),
      ...(contentType ? { contentType } : {}),
    });
  });
  return requests;
}

/** From the next page load on, calls fail until something is clicked: what is kept for offline use is read again by itself. */
export async function failUntilClick(page: Page, path: string): Promise<void> {
  await page.addInitScript(() =>
    document.addEventListener(
      'click',
      () => {
        document.documentElement.dataset.clicked = 'yes';
      },
      true,
    ),
  );
  const isClicked = () => page.evaluate(() => document.documentElement.dataset.clicked === 'yes');
  await stub(page, path, async (route) =>
    (await isClicked().catch(() => false)) ? route.fallback() : route.fulfill({ status: 500, json: {} }),
  );
}

/** Keeps calls waiting until the function it gives is called. */
export async function hold(
  page: Page,
  url: string,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await answer(route);
  });
  return release;
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** A token the browser can read; no server would accept it. */
export const fakeToken = (claims: Record<string, unknown>) =>
  `${part({ alg: 'HS256' })}.${part(claims)}.signature`;
