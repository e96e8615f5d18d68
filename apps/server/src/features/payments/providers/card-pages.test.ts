import { expect, test } from 'vitest';
import type { Config } from '../../../platform/config/config.ts';
import { addressOf, pageOf } from './card-pages.ts';

test('a payer is led over TLS, or to where the provider itself is reached', () => {
  const api = 'http://127.0.0.1:3000/sandbox/flutterwave';
  const page = 'http://127.0.0.1:3000/sandbox/checkout/1';
  expect(pageOf('https://checkout.flutterwave.com/v3/hosted/pay/1', api)).toMatch(/^https:/);
  expect(pageOf(page, api)).toBe(page);
  for (const bad of ['http://elsewhere.test/pay', 'javascript:alert(1)', 'pay', undefined]) {
    expect(pageOf(bad, api)).toBeNull();
  }
});

test('who has no address gets one that names nobody', () => {
  const none = {} as Config;
  const of = (email: string, origin: string, config = none) =>
    addressOf(config, { id: '7', origin, payer: { name: 'Mukamana', email } });
  expect(of('elder@hafi.test', 'https://hafi.rw')).toBe('elder@hafi.test');
  expect(of('', 'https://hafi.rw')).toBe('payment.7@hafi.rw');
  expect(of('', 'http://127.0.0.1:3000')).toBe('payment.7@hafi.test');
  const domain = { CARD_EMAIL_DOMAIN: 'mail.hafi.rw' } as Config;
  expect(of('', 'https://hafi.rw', domain)).toBe('payment.7@mail.hafi.rw');
});
