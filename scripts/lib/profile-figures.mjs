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
import { drawWhenNear } from './${PLAYER}/draw-when-near.ts';
import { figureOf } from './${PLAYER}/figure.ts';
import { drawCloseUp } from './${PLAYER}/figure-drawing.ts';
import { loadAllMovements } from './${PLAYER}/templates.ts';
const SVG = 'http://www.w3.org/2000/svg';
const svgs = (count) => Array.from({ length: count }, () => document.createElement('li').appendChild(document.createElementNS(SVG, 'svg')));
const show = (all) => document.querySelector('ul').append(...all.map((svg) => svg.parentElement));
const draw = (svg, exercise) => drawCloseUp(svg, figureOf(exercise));
function* drawAndNote(svg, exercise, note) { yield* draw(svg, exercise); note(); }
/** As the library does it. */
globalThis.drawList = async (exercises) => {
  await loadAllMovements();
  const all = svgs(exercises.length);
  show(all);
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  // The list itself is there before its pictures.
  for (let left = 3; left > 0; left--) await frame();
  const startedAt = performance.now();
  let [longest, last, lastDrawn] = [0, startedAt, startedAt];
  const isDrawn = ({ childElementCount }) => childElementCount > 0;
  for (const [at, svg] of all.entries()) drawWhenNear(svg, () => drawAndNote(svg, exercises[at], () => { lastDrawn = performance.now(); }));
  const tick = () => new Promise((resolve) => setTimeout(resolve));
  while (performance.now() - lastDrawn < 400) {
    await tick();
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }
  return { longest, until: lastDrawn - startedAt, drawn: all.filter(isDrawn).length };
};
globalThis.drawAtOnce = async (exercises) => {
  await loadAllMovements();
  const all = svgs(exercises.length);
  const startedAt = performance.now();
  for (const [at, svg] of all.entries()) for (const steps = draw(svg, exercises[at]); !steps.next().done; );
  show(all);
  void document.body.offsetHeight;
  return performance.now() - startedAt;
};`;

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** In a page that has run nothing before: the code is not optimized yet, as when a list first shows. */
async function onSlowPhone(browser, script, name, given) {
  const page = await browser.newPage({ viewport: PHONE.viewport });
  const cdp = await page.context().newCDPSession(page);
  await page.setContent('<style>li{height:112px}svg{height:76px;width:72px}</style><ul></ul>');
  await page.addScriptTag({ content: script });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: PHONE.slowdown });
  const result = await page.evaluate(([of, list]) => globalThis[of](list), [name, given]);
  await page.close();
  return result;
}

/** Medians of several visits. */
export async function stillTimes(browser, exercises) {
  const script = await bundled(SCRIPT);
  const shown = exercises.slice(0, STILLS);
  const lists = [];
  const atOnce = [];
  for (let visit = 0; visit < VISITS; visit++) {
    lists.push(await onSlowPhone(browser, script, 'drawList', shown));
    atOnce.push(await onSlowPhone(browser, script, 'drawAtOnce', shown));
  }
  const medianOf = (field) => median(lists.map((list) => list[field]));
  return {
    stills: shown.length,
    drawn: medianOf('drawn'),
    longest: medianOf('longest'),
    until: medianOf('until'),
    atOnce: median(atOnce),
  };
}

/** What a page has already: React, icons, the design system. */
const presentOnPages = {
  name: 'present-on-pages',
  setup({ onResolve }) {
    onResolve({ filter: /^(react|lucide-react)|\/ui\// }, ({ path }) => ({ path, external: true }));
  },
};
/** Neither the templates nor the list of their keys. */
const withoutTemplates = {
  name: 'without-templates',
  setup({ onLoad }) {
    onLoad({ filter: /movement\/src\/templates\/areas\.ts$/ }, () => ({
      contents: 'export const AREAS = [], LOADERS = {}, areaOf = () => undefined;',
    }));
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
