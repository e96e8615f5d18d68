import { uploadLimits } from '@hafi/contract/core/uploads';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { aWebm } from '../../test/files/media-stage.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { aPdf, aPicture, begin, forPurpose, sendFile } from '../../test/upload-stage.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { readSmall, readTaken, removeTaken, takeForMessage, takeUpload } from './uploads.ts';

let app: TestApp;
let elder: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  elder = await makePerson(app);
});
afterAll(() => app.close());

const send = async (bytes: Buffer) => (await sendFile(app, elder, bytes, 'message')).uploadId;
const take = (id: string) =>
  inTransaction(app.platform, (tx) => takeForMessage(tx, elder.personId, id));

const still = { create: { width: 1200, height: 600, channels: 3, background: '#8a5a2b' } } as const;
const frames = async () => {
  const colours = ['#8a5a2b', '#2b5a8a', '#5a8a2b'];
  const stills = colours.map((background) =>
    sharp({ create: { ...still.create, background } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(stills), { join: { animated: true } });
};

describe('a file of a message', () => {
  it('is a photo of its size, with a small one, and without the place', async () => {
    const bytes = await sharp(still)
      .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '1/1 57/1 0/1' } })
      .jpeg()
      .toBuffer();
    const id = await send(bytes);
    expect(await take(id)).toMatchObject({ mediaType: 'image/jpeg', width: 1200, height: 600 });
    const { files } = app.platform;
    const [kept, small] = [await readTaken(files, id), await readSmall(files, id)];
    expect((await sharp(kept ?? Buffer.alloc(0)).metadata()).exif).toBeUndefined();
    const facts = await sharp(small ?? Buffer.alloc(0)).metadata();
    expect(facts).toMatchObject({ format: 'webp', width: 480, height: 240 });
    await inTransaction(app.platform, (tx) => removeTaken(app.platform, tx, [id]));
    await app.due.run('files.remove-files');
    expect([await readTaken(files, id), await readSmall(files, id)]).toEqual([null, null]);
  });

  it('keeps moving where it moved', async () => {
    const moving = await frames();
    for (const [bytes, mediaType] of [
      [await moving.clone().gif().toBuffer(), 'image/gif'],
      [await moving.clone().webp().toBuffer(), 'image/webp'],
    ] as const) {
      const id = await send(bytes);
      expect(await take(id)).toMatchObject({ mediaType, width: 1200, height: 600 });
      const kept = (await readTaken(app.platform.files, id)) ?? Buffer.alloc(0);
      expect((await sharp(kept, { pages: -1 }).metadata()).pages).toBe(3);
    }
  });

  it.each(['message', 'document'] as const)('is no bomb of pixels, for a %s', async (purpose) => {
    const huge = { create: { ...still.create, width: 20_000, height: 4_000 } };
    const bomb = await sharp(huge).png().toBuffer();
    expect(bomb.length).toBeLessThan(2_000_000);
    const { answer } = await sendFile(app, elder, bomb, purpose);
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'upload-too-many-pixels']);
  });

  it('has no size where it is no picture', async () => {
    const id = await send(aWebm([2]));
    expect(await take(id)).toMatchObject({ mediaType: 'audio/webm', width: null, height: null });
    expect(await readSmall(app.platform.files, id)).toBeNull();
  });

  it('is used for nothing else than what it was uploaded for', async () => {
    const forMessage = await send(aPdf());
    const { uploadId: forDocument } = await sendFile(app, elder, aPdf());
    const asDocument = (id: string) =>
      inTransaction(app.platform, (tx) => takeUpload(tx, elder.personId, id));
    await expect(asDocument(forMessage)).rejects.toMatchObject({ code: 'upload-gone' });
    await expect(take(forDocument)).rejects.toMatchObject({ code: 'upload-gone' });
    expect((await asDocument(forDocument)).mediaType).toBe('application/pdf');
    expect((await take(forMessage)).mediaType).toBe('application/pdf');
  });

  it('has 25 MB at most, and what is no document may be one of a message', async () => {
    const tooLong = { 'upload-length': String(uploadLimits.message + 1) };
    const answer = await begin(app, elder, 1, { ...forPurpose('message'), ...tooLong });
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'message-file-too-large']);
    expect(answer.json().message).toContain('25 MB');
    const longest = await begin(app, elder, uploadLimits.message, forPurpose('message'));
    expect(longest.statusCode).toBe(201);
    const gif = await (await frames()).gif().toBuffer();
    expect((await sendFile(app, elder, gif)).answer.json().code).toBe('upload-wrong-kind');
    const page = await sendFile(app, elder, Buffer.from('<html>'), 'message');
    expect(page.answer.json().code).toBe('message-file-wrong-kind');
  });

  it.each(['purpose dmlydXM=', 'purpose', 'purpose !', ', ,', 'purpose bWVzc2FnZQ==,purpose eA=='])(
    'is not begun for %j',
    async (header) => {
      const answer = await begin(app, elder, 10, { 'upload-metadata': header });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'unreadable-request']);
    },
  );

  it('is a document where nothing is said about its purpose', async () => {
    const begun = await begin(app, elder, 10, { 'upload-metadata': 'filename YS5wZGY=' });
    expect(begun.statusCode).toBe(201);
    expect((await sendFile(app, elder, await aPicture())).answer.statusCode).toBe(204);
  });
});
