import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { maskableIcon, plainIcon, sharePicture, tileIcon } from './icons/art.ts';
import { ROOT } from './run-command.ts';
import { CHROMIUM_ARGUMENTS, findChromium } from './test/find-chromium.ts';

/** Regenerates the icons and preview pictures from the design system's art. */
const PUBLIC = join(ROOT, 'apps', 'web', 'public');
const FONT = join(ROOT, 'packages', 'ui', 'src', 'fonts', 'hyperlegible-latin.woff2');

/** The slogan in each language, with line breaks for the picture. */
const promises = {
  en: ['Near to those', 'who raised us'],
  rw: ['Kuba hafi', "y'abaturereye"],
  fr: ['Près de ceux', 'qui nous ont', 'élevés'],
} as const;

const put = (name: string, content: Buffer | string) => writeFileSync(join(PUBLIC, name), content);

type Wish = { size?: number; colours?: number };

const png = (picture: string | Buffer, { size, colours = 256 }: Wish): Promise<Buffer> =>
  sharp(Buffer.from(picture), size ? { density: (size / 48) * 72 } : {})
    .resize(size)
    .png({ palette: true, colours, effort: 10, compressionLevel: 9 })
    .toBuffer();

/** An `.ico` file with one PNG: a header of 6 bytes and a directory of 16. */
function ico(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

/** Renders the drawings in a browser, which has our font. */
async function drawSharePictures(): Promise<void> {
  const font = readFileSync(FONT).toString('base64');
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: CHROMIUM_ARGUMENTS,
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
    for (const [locale, lines] of Object.entries(promises)) {
      await page.setContent(
        `<style>@font-face{font-family:Hyperlegible;font-weight:200 800;src:url(data:font/woff2;base64,${font})}body{margin:0}text{letter-spacing:-.025em}</style>${sharePicture(lines)}`,
      );
      await page.evaluate('document.fonts.ready');
      put(`og-${locale}.png`, await png(await page.screenshot(), { colours: 64 }));
    }
  } finally {
    await browser.close();
  }
}

put('favicon.svg', `${tileIcon()}\n`);
put('favicon.ico', ico(await png(tileIcon(), { size: 32 }), 32));
put('icon-192.png', await png(tileIcon(), { size: 192 }));
put('icon-512.png', await png(tileIcon(), { size: 512 }));
put('icon-maskable-512.png', await png(maskableIcon(), { size: 512 }));
put('apple-touch-icon.png', await png(maskableIcon(), { size: 180 }));
put('icon-plain-512.png', await png(plainIcon(), { size: 512 }));
put('badge-96.png', await png(plainIcon(), { size: 96 }));
await drawSharePictures();
