/** Lighthouse's phone; its processor is four times slower than this computer. */
const SCREEN = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };
const CPU_SLOWDOWN = 4;
const KBPS = 1024 / 8;

/** Lighthouse's slow 4G as it applies it with --throttling-method=devtools. */
export const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1474.56 * KBPS,
  uploadThroughput: 675 * KBPS,
};

/** A cellar: 400 ms to the server, 50 kB a second. */
export const SLOW_LINE = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
};

/** Makes a page of the browser that phone, on that line. */
export async function asPhone(context, page, line) {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setDeviceMetricsOverride', SCREEN);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  if (!line) return;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
}

/** Puts a session into the browser as a login would have left it. */
export async function storeSession(context, stored, address) {
  const page = await context.newPage();
  await page.goto(`${address}/favicon.svg`);
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
  await page.close();
}

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)];
