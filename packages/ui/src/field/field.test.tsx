import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { CheckField, SwitchField } from './choice-field.tsx';
import { Example } from './field.example.tsx';
import { RadioGroup } from './radio-group.tsx';
import { PasswordField, SelectField, TextArea, TextField } from './text-field.tsx';

const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

it('ties label, hint and error to the control', () => {
  render(<TextField label="Phone" hint="Like 078 123 4567" error="Enter 10 digits" name="phone" />);
  const input = screen.getByRole('textbox', { name: 'Phone' });
  expect(described(input)).toEqual(['Like 078 123 4567', 'Enter 10 digits']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

it('has no error attributes without an error, and hands on the ref', () => {
  const ref = createRef<HTMLInputElement>();
  render(<TextField label="Name" ref={ref} before="+250" />);
  expect(ref.current).toBe(screen.getByRole('textbox', { name: 'Name' }));
  expect(ref.current?.hasAttribute('aria-invalid')).toBe(false);
  expect(ref.current?.hasAttribute('aria-describedby')).toBe(false);
});

it('shows and hides a password without losing it', () => {
  render(
    <PasswordField label="Password" showText="Show" hideText="Hide" defaultValue="umunezero" />,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  expect(input.type).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(input.type).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect([input.type, input.value]).toEqual(['password', 'umunezero']);
});

it('offers the options of a select after its placeholder', () => {
  render(
    <SelectField
      label="District"
      placeholder="Choose"
      options={[{ value: '11', label: 'Nyarugenge' }]}
    />,
  );
  expect(screen.getByRole('combobox', { name: 'District' })).toBeTruthy();
  expect(screen.getAllByRole('option').map((o) => o.textContent)).toEqual(['Choose', 'Nyarugenge']);
});

it('writes several lines', () => {
  render(<TextArea label="Note" error="Write a note" />);
  expect(described(screen.getByRole('textbox', { name: 'Note' }))).toEqual(['Write a note']);
});

it('ticks and switches', () => {
  const changed = vi.fn();
  render(
    <>
      <CheckField label="Remember me" onChange={changed} />
      <SwitchField label="Large text" defaultChecked />
    </>,
  );
  fireEvent.click(screen.getByLabelText('Remember me'));
  expect(changed).toHaveBeenCalledTimes(1);
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Large text' }).checked).toBe(true);
});

const slots = [
  { value: '09:00', label: '09:00', note: 'Taken', disabled: true },
  { value: '09:30', label: '09:30' },
];

it('is a named group of radios, taken ones disabled with their reason', () => {
  const changed = vi.fn();
  render(
    <RadioGroup
      legend="What time?"
      error="Choose a time"
      options={slots}
      value=""
      onChange={changed}
    />,
  );
  const group = screen.getByRole('group', { name: 'What time?' });
  expect(described(group)).toEqual(['Choose a time']);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '09:00 Taken' }).disabled).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: '09:30' }));
  expect(changed).toHaveBeenCalledTimes(1);
});

it('starts with the default choice and one name for all', () => {
  render(<RadioGroup legend="What time?" options={slots} defaultValue="09:30" />);
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  expect(radios.map((r) => r.checked)).toEqual([false, true]);
  expect(new Set(radios.map((r) => r.name)).size).toBe(1);
});

it('keeps one choice across several lists', () => {
  render(
    <RadioGroup
      legend="What time?"
      groups={[
        { title: 'Morning', options: [{ value: '09:30', label: '09:30' }] },
        { title: 'Afternoon', options: [{ value: '14:00', label: '14:00' }] },
      ]}
    />,
  );
  fireEvent.click(screen.getByRole('radio', { name: '09:30' }));
  fireEvent.click(screen.getByRole('radio', { name: '14:00' }));
  expect(screen.getAllByRole<HTMLInputElement>('radio').map((r) => r.checked)).toEqual([
    false,
    true,
  ]);
  expect(screen.getByRole('group', { name: 'Afternoon' })).toBeTruthy();
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
