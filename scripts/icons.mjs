import './lib/node-version.mjs';
import fs from 'node:fs';
import path from 'node:path';
import { findBrowser } from './lib/browser.mjs';
import { BROWSER_FLAGS } from './lib/browser-flags.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/paths.mjs';
import { runMain } from './lib/terminal.mjs';

const PUBLIC = inRoot('apps/web/public');
const TILE = '#0a6b53';
const ARC = '#ffffff';

/** `share`: how much of the icon the drawing fills; launchers cut a maskable one down to its inner 80 %. */
const ICONS = [
  { name: 'icon-192', size: 192, share: 0.68, radius: 0.22 },
  { name: 'icon-512', size: 512, share: 0.68, radius: 0.22 },
  { name: 'maskable-192', size: 192, share: 0.56, radius: 0 },
  { name: 'maskable-512', size: 512, share: 0.56, radius: 0 },
  { name: 'apple-touch-icon', size: 180, share: 0.62, radius: 0 },
];

/** The arc of the favicon on a tile, as a picture of its own. */
function drawing({ size, share, radius }) {
  const arc = /<path [^>]*\/>/.exec(fs.readFileSync(path.join(PUBLIC, 'favicon.svg'), 'utf8'))[0];
  const white = arc.replace(/stroke="#[0-9a-f]+"/, `stroke="${ARC}"`);
  const edge = (1 - share) / 2;
  const place = `translate(${edge * size} ${edge * size}) scale(${(share * size) / 32})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" style="display:block"><rect width="${size}" height="${size}" rx="${radius * size}" fill="${TILE}"/><g transform="${place}">${white}</g></svg>`;
}

await runMain(async () => {
  await ensureInstalled();
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({
    executablePath: await findBrowser({ install: true }),
    args: BROWSER_FLAGS,
  });
  try {
    const page = await browser.newPage();
    for (const icon of ICONS) {
      await page.setViewportSize({ width: icon.size, height: icon.size });
      await page.setContent(`<body style="margin:0">${drawing(icon)}`);
      const file = path.join(PUBLIC, 'icons', `${icon.name}.png`);
      await page.screenshot({ path: file, omitBackground: true });
      console.log(`  ${path.relative(inRoot('.'), file)}`);
    }
  } finally {
    await browser.close();
  }
});
