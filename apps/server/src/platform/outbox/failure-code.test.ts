import { expect, test } from 'vitest';
import { failureCode } from './failure-code.ts';
import { ChannelNotSetUp, ProviderRefused, RecipientGone } from './transport.ts';

const said = 'elder@hafi.test (+250788000001)';
const withFacts = (facts: object) => Object.assign(new Error(said), facts);

test.each([
  ['gone', new RecipientGone(said)],
  ['not-set-up', new ChannelNotSetUp(said)],
  ['http-503', new ProviderRefused(503)],
  ['smtp-550', withFacts({ code: 'EENVELOPE', responseCode: 550, response: said })],
  ['EAUTH', withFacts({ code: 'EAUTH', responseCode: said })],
  ['timeout', new DOMException(said, 'TimeoutError')],
  ['timeout', withFacts({ name: 'AbortError', code: 'EABORT' })],
  ['ECONNREFUSED', new TypeError('fetch failed', { cause: withFacts({ code: 'ECONNREFUSED' }) })],
  ['other', withFacts({ code: said })],
  ['other', withFacts({ code: 'ELDER' })],
  ['other', new Error(said)],
  ['other', said],
  ['other', undefined],
])('%s is all that is kept', (code, error) => {
  expect(failureCode(error)).toBe(code);
});
