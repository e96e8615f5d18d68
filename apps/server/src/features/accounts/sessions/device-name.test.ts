import { expect, test } from 'vitest';
import { deviceName } from './device-name.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
test.each([
  [
    `Mozilla/5.0 (Linux; Android 13; SM-A145) ${webkit} Chrome/120.0 Mobile Safari/537.36`,
    'Chrome, Android',
  ],
  [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/120.0 Safari/537.36 Edg/120.0`, 'Edge, Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox, Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Safari/604.1',
    'Safari, iPhone',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) Version/17.0 Safari/605.1', 'Safari, macOS'],
  ['Mozilla/5.0 (Mobile; rv:84.0) Gecko/84.0 Firefox/84.0 KAIOS/3.0', 'Firefox, KaiOS'],
  ['curl/8.5.0', 'curl'],
  ['', null],
  ['<script>alert(1)</script>', null],
])('%s is %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
