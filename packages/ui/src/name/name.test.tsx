import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { hyphenated } from './long-words.ts';
import { Example } from './name.example.tsx';
import { Name } from './name.tsx';

const lengthOf = (name: string) => {
  const { container } = render(<Name>{name}</Name>);
  return container.querySelector('span')?.dataset.length;
};

it('is smaller by its longest word, wherever that stands, and not by its length', () => {
  expect(lengthOf('Jean de Dieu Claude Habimana')).toBeUndefined();
  expect(lengthOf('Nyirahabimana Marie')).toBe('long');
  expect(lengthOf('Marie Mukandayisenga')).toBe('longer');
});

it('may end a line after a syllable where it is longer than any', () => {
  const { container } = render(<Name>Marie-Nyiramanzabarakiza</Name>);
  expect(container.textContent).toBe(hyphenated('Marie-Nyiramanzabarakiza'));
  expect(container.textContent).toContain('nza\u00adba');
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
