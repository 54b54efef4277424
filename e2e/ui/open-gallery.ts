import type { Page } from '@playwright/test';

export async function openGallery(page: Page): Promise<void> {
  await page.goto('/gallery.html');
  await page.getByRole('heading', { level: 1, name: 'Components' }).waitFor();
}
