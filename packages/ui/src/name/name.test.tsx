import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './name.example.tsx';
import styles from './name.module.css';
import { Name } from './name.tsx';

const classesOf = (name: string) => {
  render(<Name>{name}</Name>);
  return screen.getByText(name).className.split(' ');
};

it('is smaller by its longest word, wherever that stands, and not by its length', () => {
  expect(classesOf('Jean de Dieu Claude Habimana')).toEqual([styles.name]);
  expect(classesOf('Nyirahabimana Marie')).toEqual([styles.name, styles.long]);
  expect(classesOf('Marie Mukandayisenga')).toEqual([styles.name, styles.longer]);
  expect(classesOf('Marie-Nyiramanzabarakiza')).toEqual([styles.name, styles.longest]);
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
