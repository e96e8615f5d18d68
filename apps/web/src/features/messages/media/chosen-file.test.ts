import { uploadLimits } from '@hafi/contract/core/uploads';
import { afterEach, expect, it, vi } from 'vitest';
import { messageSize } from '../../../kit/shrink-picture.ts';
import { prepareFile } from './chosen-file.ts';

afterEach(() => vi.unstubAllGlobals());

const file = (name: string, type: string, size = 3) =>
  new File([new Uint8Array(size)], name, { type });

it('sends a photo with at most 1600 pixels on its longer side', () => {
  expect(messageSize(4000, 3000)).toEqual({ width: 1600, height: 1200 });
  expect(messageSize(300, 3200)).toEqual({ width: 150, height: 1600 });
  expect(messageSize(640, 480)).toEqual({ width: 640, height: 480 });
});

it('sends a photo as it is where the browser cannot draw it', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('HEIC')));
  const photo = file('cow.heic', 'image/heic');
  expect(await prepareFile(photo)).toEqual({
    name: 'cow.heic',
    file: photo,
    isPicture: true,
    fault: null,
  });
});

it('says before sending what is empty or too large', async () => {
  expect((await prepareFile(file('a.pdf', 'application/pdf', 0))).fault).toBe('empty');
  const large = file('a.mp4', 'video/mp4');
  Object.defineProperty(large, 'size', { value: uploadLimits.message + 1 });
  expect((await prepareFile(large)).fault).toBe('too-large');
});

it('keeps the ending of a long name, and takes out what the server does not take', async () => {
  const { name } = await prepareFile(file(`${'x'.repeat(300)}.docx`, ''));
  expect(name).toHaveLength(120);
  expect(name).toMatch(/\.docx$/);
  expect((await prepareFile(file('a\u0000b\u0007.pdf', ''))).name).toBe('ab.pdf');
  expect((await prepareFile(file('\u0000', ''))).name).toBe('file');
});
