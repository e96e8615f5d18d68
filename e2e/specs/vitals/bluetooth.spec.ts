// @module-tag media
import { describe, expect } from 'vitest';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { newElder, openMeasure, save, stage } from '../../pages/measure.page.ts';

/** Runs in the page: a fake blood pressure cuff that behaves as `how` says. */
function pretendCuff(how: 'measures' | 'not-found' | 'lost') {
  const cuff = new EventTarget();
  const bytes = Uint8Array.from([0x04, 0x8e, 0x00, 0x58, 0x00, 0x6a, 0x00, 0x4c, 0x00]);
  const characteristic = Object.assign(new EventTarget(), {
    value: new DataView(bytes.buffer),
    startNotifications: async () => {
      const event = how === 'lost' ? 'gattserverdisconnected' : 'characteristicvaluechanged';
      setTimeout(() => (how === 'lost' ? cuff : characteristic).dispatchEvent(new Event(event)));
      return characteristic;
    },
  });
  const gatt = {
    connected: true,
    connect: async () => gatt,
    disconnect: () => undefined,
    getPrimaryService: async () => ({ getCharacteristic: async () => characteristic }),
  };
  const requestDevice = async () => {
    if (how === 'not-found') throw new DOMException('none', 'NotFoundError');
    return Object.assign(cuff, { gatt });
  };
  Object.defineProperty(navigator, 'bluetooth', { value: { requestDevice }, configurable: true });
}

describe('A reading from a Bluetooth cuff', () => {
  test('fills the fields and is saved only by its person', async ({ page }) => {
    await page.addInitScript(pretendCuff, 'measures' as const);
    const elder = await newElder(page);
    await openMeasure(page, elder, 'blood-pressure');
    await page.getByRole('button', { name: 'From a device' }).click();
    await page.getByText('Look at the number below, then save it.').waitFor();
    const upper = page.getByRole('spinbutton', { name: 'Upper number (systolic)' });
    await expect.poll(() => upper.inputValue()).toBe('142');
    await expectNoAxeViolations(page);
    const list = async () => {
      const answer = await page.request.get(`/api/elders/${elder}/vitals`);
      return ((await answer.json()) as { data: { kind: string; source: string }[] }).data;
    };
    expect(await list()).toEqual([]);
    await save(page);
    await stage(page, 'Saved');
    expect((await list()).map(({ source }) => source)).toEqual(['device']);
    // And the pulse that the cuff found can be kept as well
    await page.getByRole('link', { name: 'Keep the pulse of 76 too' }).click();
    await stage(page, 'Heart Rate');
    await expect.poll(() => page.getByRole('spinbutton').inputValue()).toBe('76');
  });

  test.for([
    ['not-found', 'No device was chosen.'],
    ['lost', 'The connection to the device was lost.'],
  ] as const)('explains what went wrong: %s', async ([how, words], { page }) => {
    await page.addInitScript(pretendCuff, how);
    const elder = await newElder(page);
    await openMeasure(page, elder, 'blood-pressure');
    await page.getByRole('button', { name: 'From a device' }).click();
    await page.getByText(words).waitFor();
    await expectNoAxeViolations(page);
  });
});
