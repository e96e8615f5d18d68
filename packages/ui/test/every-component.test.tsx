import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Gallery } from '../gallery/gallery.tsx';

const sources = import.meta.glob<string>('../src/*/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const folderOf = (path: string) => path.split('/').at(-2) ?? path;
const folders = [...new Set(Object.keys(sources).map(folderOf))];
const isComponent = (path: string) => !/[.](test|example)[.]tsx$/.test(path);

/** The path of a component's file: `button.example.tsx` for the role `example`. */
const source = (folder: string, role: string) =>
  sources[`../src/${folder}/${folder}.${role}.tsx`] ?? '';

it.each(folders)('%s has a test that asks axe about its example', (folder) => {
  const test = source(folder, 'test');
  expect(test).toContain(`./${folder}.example.tsx`);
  expect(test).toContain('await expectNoAxeViolations()');
});

it.each(folders)('the example of %s shows each of its components', (folder) => {
  const files = Object.keys(sources).filter((path) => folderOf(path) === folder);
  const shown = source(folder, 'example');
  for (const file of files.filter(isComponent)) {
    expect(shown, file).toContain(`from './${file.split('/').at(-1)}'`);
  }
});

it('the gallery shows every component', () => {
  const { container } = render(<Gallery />);
  const shown = [...container.querySelectorAll('h2')].map(({ textContent }) => textContent);
  for (const folder of folders) expect(shown).toContain(folder);
  expect(folders.length).toBeGreaterThan(50);
});
