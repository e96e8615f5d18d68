import { expect, it } from 'vitest';
import { cleanFileName } from './file-name.ts';

it.each([
  ['holiday.jpg', 'image/jpeg', 'holiday.jpg'],
  ['Ibaruwa ya muganga.PDF', 'application/pdf', 'Ibaruwa ya muganga.PDF'],
  ['../../etc/passwd', 'application/pdf', 'passwd.pdf'],
  ['C:\\Users\\me\\letter.docx', 'application/msword', 'letter.docx.doc'],
  ['photo.jpg.exe', 'image/jpeg', 'photo.jpg.exe.jpg'],
  ['gpj.\u202Eexe.jpg', 'image/jpeg', 'gpj.exe.jpg'],
  ['a\u0000b\u200Bc\n.png', 'image/png', 'abc.png'],
  ['<img src=x onerror=alert(1)>.gif', 'image/gif', 'img src=x onerror=alert(1).gif'],
  ['.htaccess', 'video/mp4', 'htaccess.mp4'],
  ['...', 'audio/webm', 'file.webm'],
  ['', 'audio/ogg', 'file.ogg'],
  ['.pdf', 'application/pdf', 'pdf.pdf'],
  ['e\u0301te\u0301.mov', 'video/quicktime', 'été.mov'],
] as const)('%j as %s is called %j', (said, mediaType, name) => {
  expect(cleanFileName(said, mediaType, 120)).toBe(name);
});

it('is cut before its ending, and not through a character', () => {
  const name = cleanFileName(`${'😀'.repeat(200)}.jpeg`, 'image/jpeg', 21);
  expect(name).toBe(`${'😀'.repeat(8)}.jpeg`);
  expect(cleanFileName('x'.repeat(300), 'image/png', 120)).toHaveLength(120);
});
