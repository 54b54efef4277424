import type { Page } from '@playwright/test';

export const LIST = '/admin/workouts/exercises';
export const NEW = `${LIST}/new`;

export const nameField = (page: Page) => page.getByLabel('Name', { exact: true });
export const list = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
export const box = (page: Page, of: string, label: string) =>
  list(page, of).getByLabel(label, { exact: true });
export const save = (page: Page) => page.getByRole('button', { name: 'Save exercise', exact: true });
