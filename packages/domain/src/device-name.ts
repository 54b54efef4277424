/** In this order: a browser also names those it descends from. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPX?\//, 'Opera'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bChromium\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b|\bMac OS X\b/, 'Mac'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

const firstMatch = (list: readonly (readonly [RegExp, string])[], text: string) =>
  list.find(([pattern]) => pattern.test(text))?.[1];

/** A User-Agent header in words, such as "Chrome on Windows". A program that is no browser is named by its first word. */
export function deviceName(userAgent: string): string {
  const browser = firstMatch(BROWSERS, userAgent);
  const system = firstMatch(SYSTEMS, userAgent);
  if (browser) return system ? `${browser} on ${system}` : browser;
  const [, program] = /^([\w.-]{1,30})(?:[/ ]|$)/.exec(userAgent) ?? [];
  if (program && program !== 'Mozilla') return program;
  return system ? `Browser on ${system}` : 'Unknown device';
}

/** Held in a hand rather than on a desk. */
export const isHandheld = (userAgent: string) =>
  /\biPhone\b|\bAndroid\b.*\bMobile\b|\bMobile\b/.test(userAgent);
