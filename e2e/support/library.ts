import type { Page } from '@playwright/test';

export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });
export const tile = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true });
export const cards = (page: Page) =>
  page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 });
export const count = (page: Page) => page.getByText(/^Showing \d+ of \d+ exercises/);
