import { describe, expect, it } from 'vitest';
import { deviceName, isHandheld } from './device-name.ts';

const WINDOWS_CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const IPHONE_SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';
const ANDROID_FIREFOX = 'Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0';

describe('device names', () => {
  it.each([
    [WINDOWS_CHROME, 'Chrome on Windows'],
    [`${WINDOWS_CHROME} Edg/142.0.0.0`, 'Edge on Windows'],
    [IPHONE_SAFARI, 'Safari on iPhone'],
    [ANDROID_FIREFOX, 'Firefox on Android'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
      'Safari on Mac',
    ],
    ['curl/8.14.1', 'curl'],
    ['HomeAssistant/2026.11.0 aiohttp/3.13 Python/3.13', 'HomeAssistant'],
    ['', 'Unknown device'],
    ['<script>alert(1)</script>', 'Unknown device'],
    ['Mozilla/5.0', 'Unknown device'],
  ])('%s is %s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });

  it('a phone is held in a hand, a desk machine is not', () => {
    expect([IPHONE_SAFARI, ANDROID_FIREFOX, WINDOWS_CHROME, ''].map(isHandheld)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
