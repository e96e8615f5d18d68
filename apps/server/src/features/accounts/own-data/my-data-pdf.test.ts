import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { wordsOfPdf } from '../../../test/words-of-pdf.ts';
import { myDataPdf } from './my-data-pdf.ts';

const at = new Date('2026-11-20T08:00:00Z');
const platform = { translate: (_: string, { message }: { message?: string }) => message ?? '' };
const print = (records: readonly Record<string, Date | string>[]) =>
  myDataPdf(platform as never, { data: { record: records }, at, locale: 'en' });

test('a text is printed as it was written, however much it resembles an instant', async () => {
  const texts = ['2026-99-99T9Z', '2026-02-30T99:99:99Z', '2026-11-20T08:00:00.000Z'];
  const words = await wordsOfPdf(await print(texts.map((bio) => ({ bio, writtenAt: at }))));
  for (const text of texts) expect(words).toContain(text);
  expect(words).toContain('10:00');
});

test('others have their turn while a long file is drawn', async () => {
  let drawn = false;
  const file = print(Array.from({ length: 100 }, (_, nth) => ({ bio: `Line ${nth}` })));
  const done = file.then(() => {
    drawn = true;
  });
  let turns = 0;
  while (!drawn) {
    await setTimeout(1);
    turns += 1;
  }
  await done;
  // Drawn in between, it would be a handful of turns.
  expect(turns).toBeGreaterThan(5);
});
