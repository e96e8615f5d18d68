import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { appLater } from '../early-scripts.ts';
import { gatherStyles } from '../page-styles.ts';

const folder = mkdtempSync(join(tmpdir(), 'hafi-styles-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, 'assets'));
const sheets = {
  'assets/list.css': '._list_1{color:red}',
  'assets/form.css': '._form_2{color:blue}',
  'assets/dialog.css': '._dialog_3{color:green}',
  'assets/plain.css': 'mark{color:black}',
};
for (const [file, css] of Object.entries(sheets)) writeFileSync(join(folder, file), css);

const gather = (html: string, styles: readonly string[], firstStyles = styles) =>
  gatherStyles(folder, {
    name: 'help',
    html,
    styles: new Set(styles),
    firstStyles: new Set(firstStyles),
  });

test('a prerendered page asks for one file of styles, in the order of its parts', async () => {
  const html = '<p class="_form_2 wide"></p><ul class="_list_1"></ul>';
  const { now } = await gather(html, Object.keys(sheets));
  expect(now).toHaveLength(1);
  const file = /href="\/(assets\/of-help-\w+\.css)"/.exec(now.join())?.[1] ?? '';
  expect(readFileSync(join(folder, file), 'utf8')).toBe(
    '._list_1{color:red}\n._form_2{color:blue}\nmark{color:black}',
  );
  expect(readFileSync(join(folder, `${file}.br`)).length).toBeGreaterThan(10);
});

test('the app takes them for loaded, and gets what the page does not use when it comes', async () => {
  const html = '<p class="_form_2"></p><ul class="_list_1"></ul>';
  const links = await gather(html, Object.keys(sheets), ['assets/dialog.css', 'assets/list.css']);
  expect(links.later).toEqual([
    '<link rel="stylesheet" disabled href="/assets/list.css" />',
    '<link rel="stylesheet" disabled href="/assets/form.css" />',
    '<link rel="stylesheet" disabled href="/assets/plain.css" />',
    '<link rel="preload" as="style" crossorigin href="/assets/dialog.css" />',
  ]);
  const page = `<head>${[...links.now, ...links.later].join('\n')}</head>`;
  const later = appLater(page, { start: '/assets/start.js', beforePaint: '' });
  const [, template = ''] = /<template id="app">(.*)<\/template>/s.exec(later) ?? [];
  expect(template).toBe(links.later.join(''));
  expect(later.replace(template, '')).toContain(links.now.join());
});

test('a single file stays as it is', async () => {
  const links = await gather(
    '<ul class="_list_1"></ul>',
    ['assets/list.css', 'assets/form.css'],
    [],
  );
  expect(links).toEqual({
    now: ['<link rel="stylesheet" crossorigin href="/assets/list.css" />'],
    later: [],
  });
});
