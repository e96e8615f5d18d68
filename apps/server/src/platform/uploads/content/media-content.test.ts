import { describe, expect, it } from 'vitest';
import {
  aDocx,
  anMp4,
  anOgg,
  anOldOffice,
  aWebm,
  aZip,
  box,
  somewhere,
} from '../../../test/files/media-stage.ts';
import { aPdf } from '../../../test/upload-stage.ts';
import { readUpload } from './read-upload.ts';
import { recordingType } from './recording-type.ts';

const read = (bytes: Buffer) => readUpload(bytes, 'message');
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

describe('a file of a message', () => {
  it.each([
    ['audio/webm', aWebm([2])],
    ['video/webm', aWebm([2, 1])],
    ['audio/ogg', anOgg()],
    ['audio/ogg', anOgg('\x01vorbis')],
    ['audio/mp4', anMp4(['soun'], 'M4A ')],
    ['audio/mp4', anMp4(['soun'], 'iso5')],
    ['video/mp4', anMp4(['soun', 'vide'])],
    ['video/quicktime', anMp4(['vide', 'soun', 'meta'], 'qt  ')],
    ['video/3gpp', anMp4(['vide', 'soun'], '3gp4')],
    ['application/pdf', aPdf()],
    ['application/msword', anOldOffice('Root Entry', 'WordDocument')],
    [word, aDocx()],
  ])('is %s by its content', async (mediaType, bytes) => {
    expect((await read(bytes)).mediaType).toBe(mediaType);
  });

  it.each([
    ['a page', Buffer.from('<html><script>alert(1)</script></html>'), 'message-file-wrong-kind'],
    ['a drawing with a script', Buffer.from('<svg onload="a()"/>'), 'message-file-wrong-kind'],
    ['a program', Buffer.from('MZ\u0090\u0000'), 'message-file-wrong-kind'],
    ['nothing', Buffer.alloc(3), 'message-file-wrong-kind'],
    ['another zip', aZip(['a.txt']), 'message-file-wrong-kind'],
    ['half a zip', aDocx().subarray(0, -30), 'message-file-wrong-kind'],
    ['a sheet', anOldOffice('Workbook'), 'message-file-wrong-kind'],
    ['Matroska that is no WebM', aWebm([1], 4, 'matroska'), 'message-file-wrong-kind'],
    ['a film of subtitles alone', anMp4(['text']), 'message-file-wrong-kind'],
    ['a sheet of music', anOgg('\x80theora'), 'message-file-wrong-kind'],
    ['Word with macros', aDocx('word/vbaProject.bin'), 'message-file-with-macros'],
    [
      'old Word with macros',
      anOldOffice('WordDocument', '_VBA_PROJECT'),
      'message-file-with-macros',
    ],
    ['half a film', anMp4(['vide']).subarray(0, 300), 'upload-broken'],
    ['a page that begins as PDF', Buffer.from('%PDF-1.7\n<html>'), 'upload-broken'],
    ['a photo in HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'upload-heic'],
  ])('is refused as %s', async (_, bytes, code) => {
    await expect(read(bytes)).rejects.toMatchObject({ code });
  });

  it('says no more where it was made, and every position in it is the same', async () => {
    for (const original of [
      anMp4(['vide', 'soun', 'meta'], 'qt  '),
      anMp4(['soun'], 'M4A '),
      Buffer.concat([anMp4(['vide']), box('udta', Buffer.from(somewhere))]),
      aWebm([1, 2]),
    ]) {
      const { bytes, mediaType } = await read(original);
      const clean = Buffer.from(bytes);
      expect(clean.length).toBe(original.length);
      // What is played stays: the samples of the tracks of film and sound are the place, too.
      const played = mediaType === 'video/webm' ? 0 : mediaType === 'video/quicktime' ? 2 : 1;
      expect(clean.toString('latin1').split(somewhere).length - 1).toBe(played);
      expect((await read(clean)).mediaType).toBe(mediaType);
      expect(Buffer.from((await read(clean)).bytes).equals(clean)).toBe(true);
    }
  });

  it('ends whatever its numbers say', async () => {
    const film = anMp4(['vide', 'meta']);
    for (let at = 0; at < film.length; at += 1) {
      for (const value of [0, 0xff]) {
        const odd = Buffer.from(film);
        odd[at] = value;
        await read(odd).catch((error) => expect(error.code).toMatch(/^(?:message-file|upload)-/));
      }
    }
    const sound = aWebm([2], 20);
    for (let at = 0; at < sound.length; at += 1) {
      for (const value of [0, 0x01, 0xff]) {
        const odd = Buffer.from(sound);
        odd[at] = value;
        await read(odd).catch((error) => expect(error.code).toMatch(/^(?:message-file|upload)-/));
      }
    }
  });
});

it('is a recording of a voice only where it has no pictures', () => {
  expect([aWebm([2]), anOgg(), anMp4(['soun'])].map(recordingType)).toEqual([
    'audio/webm',
    'audio/ogg',
    'audio/mp4',
  ]);
  const others = [
    aWebm([1, 2]),
    anMp4(['vide']),
    aPdf(),
    Buffer.alloc(0),
    anMp4(['soun']).subarray(9),
  ];
  expect(others.map(recordingType)).toEqual(others.map(() => null));
});
