import { locateEmergency, startEmergency } from '@hafi/contract/emergency/emergencies.contract';
import { screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { answers } from '../../../../test/fake-api.ts';
import { fakeGeolocation } from '../../../../test/fake-geolocation.ts';
import {
  can,
  counting,
  hold,
  leaveNoCall,
  openEmergencyPage,
  timesRequested,
} from '../../../../test/press-for-help.ts';
import { loadAllParts } from '../../../../test/render-page.tsx';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);
afterEach(leaveNoCall);
afterEach(() => vi.unstubAllGlobals());

test('the phone that pressed says where it is while it counts down, as soon as it is found', async () => {
  const device = fakeGeolocation();
  const view = counting(9, { can: { ...can, locate: true } });
  const position = { latitude: -1.95, longitude: 30.1, accuracy: 10, at: view.now };
  const page = await openEmergencyPage(
    answers(startEmergency, { data: { ...view, place: { ...view.place, position: null } } }),
    answers(locateEmergency, { data: { ...view, place: { ...view.place, position } } }),
  );
  await hold();
  await screen.findByText('seconds, even if this phone switches off');
  expect(screen.queryByText('They see where you are')).toBeNull();
  await device.find(-1.95, 30.1);
  await screen.findByText('They see where you are');
  expect(timesRequested(page, locateEmergency)).toBe(1);
});
