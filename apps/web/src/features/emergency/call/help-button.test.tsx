import { getEmergencySettings } from '@hafi/contract/emergency/emergencies.contract';
import { type CallGroup, listPeopleToCall } from '@hafi/contract/emergency/emergency.contract';
import { screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { answers, unreachable } from '../../../../test/fake-api.ts';
import { leaveNoCall, settings } from '../../../../test/press-for-help.ts';
import { accountWith, loadAllParts, renderPage } from '../../../../test/render-page.tsx';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);
afterEach(leaveNoCall);

const { id } = accountWith(['PATIENT']);
/** The device has kept the people to call, with how the button is pressed. */
const open = (simplePress: boolean, answer: ReturnType<typeof settings>) => {
  const elder = { id, name: 'Espérance', firstName: 'Espérance', you: true };
  const group: CallGroup = { elder, protection: null, people: [], simplePress };
  return renderPage('/emergency', {
    as: ['PATIENT'],
    answers: [answer, answers(listPeopleToCall, { data: [group] })],
  });
};
const key = (name: string) => screen.findByRole('button', { name });

test('without the settings two taps are enough where the device knows so', async () => {
  await open(true, unreachable(getEmergencySettings));
  expect(await key('Press for help')).toBeTruthy();
});

test('without the settings it is held where nobody chose otherwise', async () => {
  await open(false, unreachable(getEmergencySettings));
  expect(await key('Press and hold')).toBeTruthy();
});

test('what the server says counts more than what the device kept', async () => {
  await open(true, settings(false));
  expect(await key('Press and hold')).toBeTruthy();
});
