// @module-tag media
import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { uploadLimits } from '../../../packages/contract/src/core/uploads.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { hasFocus } from '../../fixtures/keys.ts';
import { post, read } from '../../fixtures/people/ask-server.ts';
import { motherAndDaughter } from '../../fixtures/people/mother-and-daughter.ts';

const phone = { viewport: { width: 360, height: 740 } };
const timeout = { timeout: 180_000 };
const lost = [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/];

const lines = (page: Page) => page.locator('main ol > li[id]');

interface Sent {
  readonly id: string;
  readonly kind: string;
  readonly file: {
    readonly name: string;
    readonly size: number;
    readonly mediaType: string;
  } | null;
}

/** Opens the conversation of the two on both screens. */
async function openTalk(mother: Page, daughter: Page, daughterId: string): Promise<string> {
  const { data } = await post(mother, '/api/conversations', { personId: daughterId });
  const id: string = data.id ?? '';
  for (const page of [mother, daughter]) {
    await page.goto(`/chat/${id}`);
    await page.getByPlaceholder('Type a message...').waitFor();
  }
  return id;
}

const sentIn = (page: Page, id: string) => read<Sent[]>(page, `/api/conversations/${id}/messages`);

/** The file of a message, as somebody gets it. */
const bytesOf = async (page: Page, id: string): Promise<Buffer> => {
  const answer = await page.context().request.get(`/api/messages/${id}/file`);
  expect(answer.status()).toBe(200);
  return answer.body();
};

/** How loud a recording is: the root of the mean square of its samples. */
const loudnessOf = (page: Page, id: string): Promise<number> =>
  page.evaluate(async (messageId) => {
    const bytes = await (await fetch(`/api/messages/${messageId}/file`)).arrayBuffer();
    const samples = (await new AudioContext().decodeAudioData(bytes)).getChannelData(0);
    let sum = 0;
    for (const sample of samples) sum += sample * sample;
    return Math.sqrt(sum / samples.length);
  }, id);

describe('Voice', () => {
  test.for([
    ['audio/webm', 'webm'],
    ['audio/mp4', 'm4a'],
  ])(
    'is recorded as %s, heard first, sent, and heard by the other',
    timeout,
    async ([type = '', ending], { openPage }) => {
      // Given a mother on a phone whose browser records in one way
      const { daughter, daughterId, mother } = await motherAndDaughter(openPage, { mother: phone });
      await mother.addInitScript((only) => {
        const known = MediaRecorder.isTypeSupported.bind(MediaRecorder);
        MediaRecorder.isTypeSupported = (kind) => kind.startsWith(only) && known(kind);
      }, type);
      const id = await openTalk(mother, daughter, daughterId);
      // When she speaks, and throws the first one away
      await mother.getByRole('button', { name: 'Speak' }).click();
      await mother.getByText('Recording 0:01 of 5:00').waitFor();
      await expectNoAxeViolations(mother);
      await mother.getByRole('button', { name: 'Cancel' }).click();
      await mother.getByRole('button', { name: 'Speak' }).click();
      await mother.getByText('Recording 0:03 of 5:00').waitFor();
      await mother.getByRole('button', { name: 'Stop' }).click();
      // Then she hears it before it is sent
      const own = mother.getByRole('group', { name: 'Your recording' });
      await own.getByRole('button', { name: 'Play' }).click();
      await own.getByRole('button', { name: 'Pause' }).waitFor();
      await own.getByRole('button', { name: 'Speed: 1×' }).click();
      await own.getByRole('button', { name: 'Speed: 1.5×' }).waitFor();
      await expectNoAxeViolations(mother);
      expect(await sentIn(daughter, id)).toEqual([]);
      // When she sends it
      await mother.getByRole('button', { name: 'Send voice note' }).click();
      // Then she is where she began
      await expect.poll(() => hasFocus(mother.getByRole('button', { name: 'Speak' }))).toBe(true);
      // And the daughter has it, and it is not silent
      const theirs = daughter.getByRole('group', { name: /^Voice note of Chantal/ });
      await theirs.waitFor({ timeout: 60_000 });
      const [voice] = await sentIn(daughter, id);
      const file = { name: `voice.${ending}`, mediaType: type };
      expect(voice).toMatchObject({ kind: 'voice', file });
      expect(await loudnessOf(daughter, voice?.id ?? '')).toBeGreaterThan(0.01);
      // And plays it to its end, from where she likes
      await theirs.getByRole('button', { name: 'Play' }).click();
      await theirs.getByRole('button', { name: 'Pause' }).waitFor();
      const place = theirs.getByRole('slider', { name: 'Place in the recording' });
      await place.focus();
      await daughter.keyboard.press('End');
      await theirs.getByRole('button', { name: 'Play' }).waitFor();
      await expectNoAxeViolations(daughter);
      // And the mother sees one message, which is sent
      await lines(mother)
        .getByText(/Sent|Delivered|Read/)
        .first()
        .waitFor();
      expect(await lines(mother).count()).toBe(1);
    },
  );

  test('says what to do when the microphone is not allowed', timeout, async ({ openPage }) => {
    const { daughter, daughterId, mother } = await motherAndDaughter(openPage, { mother: phone });
    await mother.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await openTalk(mother, daughter, daughterId);
    await mother.getByRole('button', { name: 'Speak' }).click();
    await mother.getByText(/does not let Hafi use the microphone/).waitFor();
    await mother.getByRole('button', { name: 'Cancel' }).click();
    await mother.getByRole('button', { name: 'Speak' }).waitFor();
  });
});

const gps = { IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '1/1 57/1 0/1' } };
const photo = (background: string) =>
  sharp({ create: { width: 2400, height: 1200, channels: 3, background } })
    .withExif(gps)
    .jpeg()
    .toBuffer();

describe('Photos and files', () => {
  test(
    'photos arrive smaller and without the place, each a message',
    timeout,
    async ({ openPage }) => {
      const { daughter, daughterId, mother } = await motherAndDaughter(openPage, {
        daughter: phone,
      });
      const id = await openTalk(mother, daughter, daughterId);
      // Given two photos with the place in them
      const photos = [await photo('#8a5a2b'), await photo('#2b5a8a')];
      expect((await sharp(photos[0]).metadata()).exif).toBeDefined();
      // When the daughter chooses both, sees them and sends them
      await daughter.locator('summary', { hasText: 'Add' }).click();
      const chooser = daughter.waitForEvent('filechooser');
      await daughter.getByRole('button', { name: 'Gallery' }).click();
      await (await chooser).setFiles(
        photos.map((buffer, nth) => ({ name: `cow ${nth}.jpg`, mimeType: 'image/jpeg', buffer })),
      );
      await daughter.getByRole('img', { name: 'Preview of cow 1.jpg' }).waitFor();
      await expectNoAxeViolations(daughter);
      await daughter.getByLabel('Words beside it (optional)').fill('Our cows');
      await daughter.getByRole('button', { name: 'Send 2 files' }).click();
      // Then the mother sees both, in their order
      await mother.getByRole('img', { name: 'Our cows' }).waitFor();
      await mother.getByRole('img', { name: /^Photo of Claudine.*cow 1\.jpg$/ }).waitFor();
      const sent = (await sentIn(mother, id)).reverse();
      expect(sent.map(({ file, kind }) => [kind, file?.name])).toEqual([
        ['image', 'cow 0.jpg'],
        ['image', 'cow 1.jpg'],
      ]);
      for (const { id: message } of sent) {
        const facts = await sharp(await bytesOf(mother, message)).metadata();
        expect(facts).toMatchObject({ format: 'jpeg', width: 1600, height: 800 });
        expect(facts.exif).toBeUndefined();
      }
      // And opens one large
      await mother.getByRole('button', { name: 'Our cows' }).click();
      const large = mother.getByRole('dialog', { name: /^Photo of Claudine/ });
      await large.getByRole('img', { name: 'Our cows' }).waitFor();
      await expectNoAxeViolations(mother);
      await large.getByRole('button', { name: 'Close' }).click();
    },
  );

  test(
    'a large file goes on where the network was lost, also across a reload',
    timeout,
    async ({ openPage }) => {
      const { daughter, daughterId, mother } = await motherAndDaughter(openPage, {
        daughter: { expectedProblems: lost },
      });
      const id = await openTalk(mother, daughter, daughterId);
      // Given a PDF as large as one may be, and a network that is lost after some of it
      const [head, foot] = [Buffer.from('%PDF-1.4\n'), Buffer.from('\n%%EOF\n')];
      const inside = randomBytes(uploadLimits.message - head.length - foot.length);
      const pdf = Buffer.concat([head, inside, foot]);
      const offsets: number[] = [];
      let parts = 0;
      await daughter.route('**/api/uploads/*', async (route) => {
        if (route.request().method() === 'PATCH') {
          offsets.push(Number(route.request().headers()['upload-offset']));
          parts += 1;
          if (parts === 6) {
            await route.abort('internetdisconnected');
            return;
          }
        }
        await route.continue();
      });
      // When the daughter sends it
      await daughter.locator('summary', { hasText: 'Add' }).click();
      const chooser = daughter.waitForEvent('filechooser');
      await daughter.getByRole('button', { name: 'File' }).click();
      await (await chooser).setFiles({
        name: 'papers.pdf',
        mimeType: 'application/pdf',
        buffer: pdf,
      });
      await daughter.getByRole('button', { name: 'Send file' }).click();
      await expect.poll(() => parts, { timeout: 30_000 }).toBeGreaterThanOrEqual(6);
      // And writes meanwhile, which does not wait, and opens the page again
      await daughter.getByPlaceholder('Type a message...').fill('The papers come');
      await daughter.getByRole('button', { name: 'Send' }).click();
      await lines(mother).filter({ hasText: 'The papers come' }).waitFor();
      await daughter.reload();
      await lines(daughter).filter({ hasText: 'papers.pdf' }).waitFor();
      // Then it arrives, once and whole
      await lines(mother).filter({ hasText: 'papers.pdf' }).waitFor({ timeout: 90_000 });
      const file = (await sentIn(mother, id)).find(({ kind }) => kind === 'file');
      expect((await bytesOf(mother, file?.id ?? '')).equals(pdf)).toBe(true);
      expect((await sentIn(mother, id)).length).toBe(2);
      // And no part was sent from the beginning again
      expect(offsets.filter((offset) => offset === 0)).toHaveLength(1);
      expect(offsets[6]).toBeGreaterThanOrEqual(4 * 512 * 1024);
    },
  );

  test(
    'a file that is not what its name says is refused, and its sender told',
    timeout,
    async ({ openPage }) => {
      const { daughter, daughterId, mother } = await motherAndDaughter(openPage, {
        daughter: { expectedProblems: [/415/] },
      });
      const id = await openTalk(mother, daughter, daughterId);
      await daughter.getByPlaceholder('Type a message...').fill('About the letter:');
      await daughter.locator('summary', { hasText: 'Add' }).click();
      const chooser = daughter.waitForEvent('filechooser');
      await daughter.getByRole('button', { name: 'File' }).click();
      const page = Buffer.from('<!doctype html><script>alert(1)</script>');
      await (await chooser).setFiles({
        name: 'letter\u202Efdp.exe.pdf',
        mimeType: 'application/pdf',
        buffer: page,
      });
      await daughter.getByLabel('Words beside it (optional)').fill('From the clinic');
      await daughter.getByRole('button', { name: 'Send file' }).click();
      const refused = lines(daughter).filter({ hasText: 'Not sent.' });
      await refused.getByText(/Messages carry photos, videos, voice, PDF and Word files/).waitFor();
      // What was written stays: beside the file, and where one writes
      await refused.getByText('From the clinic').waitFor();
      const field = daughter.getByPlaceholder('Type a message...');
      expect(await field.inputValue()).toBe('About the letter:');
      await expectNoAxeViolations(daughter);
      await refused.getByRole('button', { name: 'Delete' }).click();
      await expect.poll(() => lines(daughter).count()).toBe(0);
      expect(await sentIn(mother, id)).toEqual([]);
    },
  );
});
