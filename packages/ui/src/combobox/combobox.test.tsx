import { fireEvent, render, screen } from '@testing-library/react';
import { Stethoscope } from 'lucide-react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './combobox.example.tsx';
import { Combobox, type ComboboxGroup } from './combobox.tsx';

const groups: ComboboxGroup[] = [
  {
    id: 'doctors',
    title: 'Doctors',
    icon: Stethoscope,
    options: [
      { id: 'jean', title: 'Dr Jean Habimana', detail: 'Eye care' },
      { id: 'beatrice', title: 'Dr Béatrice Ingabire' },
    ],
  },
  { id: 'all', icon: Stethoscope, options: [{ id: 'all', title: 'All results' }] },
];

function Box(props: { found?: ComboboxGroup[]; onChoose?: (id: string) => void; note?: string }) {
  const [value, setValue] = useState('');
  return (
    <Combobox
      label="Search"
      value={value}
      onValue={setValue}
      groups={value ? (props.found ?? groups) : []}
      onChoose={props.onChoose ?? (() => {})}
      status={value ? '2 results' : ''}
      note={value ? props.note : undefined}
    />
  );
}

function typed(text = 'dr') {
  const line = screen.getByRole('combobox', { name: 'Search' });
  line.focus();
  fireEvent.change(line, { target: { value: text } });
  return line;
}
const press = (line: Element, key: string) => fireEvent.keyDown(line, { key });
const marked = (line: Element) => {
  const id = line.getAttribute('aria-activedescendant');
  return id ? document.getElementById(id)?.querySelector('b')?.textContent : null;
};

it('opens with what is typed, in named groups, and says how many there are', () => {
  render(<Box />);
  const line = screen.getByRole('combobox');
  fireEvent.click(line);
  expect(line.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('listbox')).toBeNull();
  typed();
  expect(line.getAttribute('aria-expanded')).toBe('true');
  expect(line.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
  expect(screen.getByRole('group', { name: 'Doctors' })).toBeTruthy();
  expect(screen.getAllByRole('option')).toHaveLength(3);
  expect(screen.getByRole('status').textContent).toBe('2 results');
});

it('is walked with the arrows, round and round, the focus staying in the line', () => {
  render(<Box />);
  const line = typed();
  expect(marked(line)).toBeNull();
  press(line, 'ArrowDown');
  expect(marked(line)).toBe('Dr Jean Habimana');
  press(line, 'ArrowUp');
  expect(marked(line)).toBe('All results');
  press(line, 'ArrowDown');
  press(line, 'ArrowDown');
  expect(marked(line)).toBe('Dr Béatrice Ingabire');
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('Béatrice');
  expect(document.activeElement).toBe(line);
  typed('dri');
  expect(marked(line)).toBeNull();
  press(line, 'ArrowUp');
  expect(marked(line)).toBe('All results');
});

it('takes the marked option by Enter, and leaves Enter to the form without one', () => {
  const onChoose = vi.fn();
  render(<Box onChoose={onChoose} />);
  const line = typed();
  expect(press(line, 'Enter')).toBe(true);
  expect(onChoose).not.toHaveBeenCalled();
  expect(screen.queryByRole('listbox')).toBeNull();
  press(line, 'ArrowDown');
  expect(press(line, 'Enter')).toBe(false);
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('jean');
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('takes an option by a press', () => {
  const onChoose = vi.fn();
  render(<Box onChoose={onChoose} />);
  typed();
  fireEvent.click(screen.getByRole('option', { name: 'Dr Jean Habimana Eye care' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('jean');
});

it('closes by Escape and by a press outside, what was typed stays', () => {
  render(<Box />);
  const line = typed();
  press(line, 'Escape');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(line).toHaveProperty('value', 'dr');
  expect(document.activeElement).toBe(line);
  press(line, 'ArrowDown');
  expect(screen.getByRole('listbox')).toBeTruthy();
  fireEvent.pointerDown(document.body);
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('shows a note instead when there is nothing, and no empty list', () => {
  render(<Box found={[]} note="No results found" />);
  const line = typed();
  expect(screen.getByText('No results found')).toBeTruthy();
  expect(line.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('leaves Enter to whoever is composing a letter', () => {
  const onChoose = vi.fn();
  render(<Box onChoose={onChoose} />);
  const line = typed();
  press(line, 'ArrowDown');
  fireEvent.keyDown(line, { key: 'Enter', isComposing: true });
  expect(onChoose).not.toHaveBeenCalled();
});

it('passes the axe rules on names, roles and order, closed and open', async () => {
  render(<Example />);
  await expectNoAxeViolations();
  const line = screen.getByRole('combobox');
  line.focus();
  fireEvent.change(line, { target: { value: 'dr' } });
  press(line, 'ArrowDown');
  expect(screen.getByRole('option', { selected: true })).toBeTruthy();
  await expectNoAxeViolations();
});
