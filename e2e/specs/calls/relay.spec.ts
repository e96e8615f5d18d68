// @module-tag release
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { shiftVariable } from '../../../scripts/test/clock/demo-clock.ts';
import { type App, startApp } from '../../fixtures/app.ts';
import { test } from '../../fixtures/browser.ts';
import { type Coturn, startCoturn } from '../../fixtures/calls/coturn.ts';
import { speaking } from '../../fixtures/calls/family-call.ts';
import { arrived, audibleWithin, silence, untilAudible } from '../../fixtures/calls/speaking.ts';

const minute = 60_000;
let coturn: Coturn;
let app: App;
beforeAll(async () => {
  coturn = await startCoturn();
  // By the true clock: the names for the relay end at a time.
  app = await startApp({ ...coturn.env, [shiftVariable]: '0' }, inject('seeded'));
}, 5 * minute);
afterAll(async () => {
  await app?.stop();
  await coturn?.stop();
});

describe('A call between networks that let nothing through', () => {
  test('goes by the relay that the operator has set', { timeout: 2 * minute }, async ({
    openPage,
  }) => {
    const visitor = { at: app.baseUrl, shift: 0 };
    const { daughter, mother } = await speaking(openPage, {
      visitors: { daughter: visitor, mother: visitor },
      // Neither browser finds a way to the other but by the relay.
      prepare: async (...pages) => {
        for (const page of pages) {
          await page.context().addInitScript(() => {
            const Before = window.RTCPeerConnection;
            window.RTCPeerConnection = class extends Before {
              constructor(configuration?: RTCConfiguration) {
                super({ ...configuration, iceTransportPolicy: 'relay' });
              }
            };
          });
        }
      },
    });
    await untilAudible(daughter, 30_000);
    await untilAudible(mother, 30_000);
    for (const page of [daughter, mother]) {
      expect(await audibleWithin(page, 2_500)).toBeGreaterThan(silence);
      // A line that was repaired has had more than one way.
      expect([...new Set((await arrived(page)).ways)]).toEqual(['relay']);
    }
  });
});
