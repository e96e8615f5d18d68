import { expectNoAxeViolations } from '@hafi/ui/test/axe';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { PinPad } from './pin-pad.tsx';

function Pad({ error }: { error?: string }) {
  const [value, setValue] = useState('');
  return (
    <PinPad
      value={value}
      most={6}
      label="Your PIN"
      keysLabel="Digits"
      deleteLabel="Delete"
      error={error}
      onChange={setValue}
    />
  );
}
const field = () => screen.getByLabelText<HTMLInputElement>('Your PIN');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('takes digits by its keys, and the last one away', () => {
  render(<Pad />);
  for (const digit of ['7', '3', '0', '5', '5']) press(digit);
  press('Delete');
  expect(field().value).toBe('7305');
});

it('takes digits by the keyboard, nothing else and no more than fit', () => {
  render(<Pad />);
  fireEvent.change(field(), { target: { value: '73a0 5' } });
  expect(field().value).toBe('7305');
  for (const digit of ['1', '2', '3']) press(digit);
  expect(field().value).toBe('730512');
});

it('hides what is typed, keeps the phone keyboard away and says what is wrong', async () => {
  render(<Pad error="This PIN is not right." />);
  expect(field().type).toBe('password');
  expect(field().inputMode).toBe('none');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('group', { name: 'Digits' })).toBeTruthy();
  await expectNoAxeViolations();
});
