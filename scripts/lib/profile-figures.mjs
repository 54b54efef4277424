import { gzipSync } from 'node:zlib';
import { inRoot } from './paths.mjs';

/** The slow phone of Lighthouse: a processor a quarter as fast, a screen of 412 by 823. */
const PHONE = { slowdown: 4, viewport: { width: 412, height: 823 } };
const STILLS = 60;
const VISITS = 7;
const PLAYER = 'apps/web/src/features/library/movement';

async function bundled(contents, options = {}) {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: inRoot('.'), loader: 'ts' },
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    ...options,
  });
  return outputFiles[0].text;
}

const SCRIPT = `
import { figureOf } from './${PLAYER}/figure.ts';
import { loadAllMovements } from './${PLAYER}/templates.ts';
import { drawCloseUp } from './${PLAYER}/figure-drawing.ts';
globalThis.drawStills = async (exercises) => {
  await loadAllMovements();
  const list = document.querySelector('ul');
  const startedAt = performance.now();
  for (const exercise of exercises) {
    const figure = figureOf(exercise);
    const svg = list.appendChild(document.createElement('li'))
      .appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));
    drawCloseUp(svg, figure);
  }
  const drawnAt = performance.now();
  void list.offsetHeight;
  return { drawn: drawnAt - startedAt, laidOut: performance.now() - startedAt };
};`;

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Of visits that have run nothing before: the code is not yet optimized, as when a list first shows. */
export async function stillTimes(browser, exercises) {
  const script = await bundled(SCRIPT);
  const shown = exercises.slice(0, STILLS);
  const onScreen = 7;
  const times = { all: [], screen: [] };
  for (let visit = 0; visit < VISITS; visit++) {
    for (const [name, list] of [
      ['screen', shown.slice(0, onScreen)],
      ['all', shown],
    ]) {
      const page = await browser.newPage({ viewport: PHONE.viewport });
      const cdp = await page.context().newCDPSession(page);
      await page.setContent('<style>svg{height:76px;width:72px}</style><ul></ul>');
      await page.addScriptTag({ content: script });
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: PHONE.slowdown });
      times[name].push((await page.evaluate((given) => globalThis.drawStills(given), list)).laidOut);
      await page.close();
    }
  }
  return { onScreen, screen: median(times.screen), stills: shown.length, all: median(times.all) };
}

/** What a page has already: React, icons, the design system. */
const presentOnPages = {
  name: 'present-on-pages',
  setup({ onResolve }) {
    onResolve({ filter: /^(react|lucide-react)|\/ui\// }, ({ path }) => ({ path, external: true }));
  },
};
const withoutTemplates = {
  name: 'without-templates',
  setup({ onLoad }) {
    onLoad({ filter: /movement\/src\/templates\/[a-z-]+\/all\.ts$/ }, () => ({ contents: '' }));
  },
};

const gzipKb = (code) => gzipSync(code).length / 1000;

/** What is loaded with the first figure: the engine with the player, and the movements with their equipment. */
export async function figureSizes() {
  const contents = `export * from './${PLAYER}/figures.ts';`;
  const sizeWith = async (...plugins) =>
    gzipKb(
      await bundled(contents, { format: 'esm', jsx: 'automatic', plugins: [presentOnPages, ...plugins] }),
    );
  const engine = await sizeWith(withoutTemplates);
  return { engine, movements: (await sizeWith()) - engine };
}
