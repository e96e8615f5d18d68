import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { RadioGroup } from '../field/radio-group.tsx';
import { TextField } from '../field/text-field.tsx';
import { Example } from './error-summary.example.tsx';
import { ErrorSummary } from './error-summary.tsx';

it('gives the focus to the first field, and leads to it by id or name', () => {
  render(
    <>
      <ErrorSummary
        title="Two answers need a look"
        errors={[{ field: 'phone', text: 'Enter 10 digits' }]}
      />
      <input name="phone" aria-label="Phone" />
    </>,
  );
  expect(document.activeElement).toBe(screen.getByLabelText('Phone'));
  screen.getByRole('link').focus();
  fireEvent.click(screen.getByRole('link', { name: 'Enter 10 digits' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Phone'));
});

it('leads to the field of its own form, where another form has one of that name', () => {
  render(
    <>
      <form hidden>
        <input name="phone" aria-label="Phone of another form" />
      </form>
      <form>
        <ErrorSummary title="A" errors={[{ field: 'phone', text: 'Enter 10 digits' }]} />
        <input name="phone" aria-label="Phone" />
      </form>
    </>,
  );
  fireEvent.click(screen.getByRole('link'));
  expect(document.activeElement).toBe(screen.getByLabelText('Phone'));
});

it('says of a text that stands more than once to which field each belongs', () => {
  const required = 'Please fill this in.';
  render(
    <form>
      <ErrorSummary
        title="A"
        errors={[
          { field: 'systolic', text: required },
          { field: 'arm', text: required },
          { field: 'pulse', text: 'Enter a number' },
        ]}
      />
      <TextField id="systolic" label="Upper value" />
      <RadioGroup name="arm" legend="Which arm?" options={[{ value: 'left', label: 'Left' }]} />
      <TextField id="pulse" label="Pulse" />
    </form>,
  );
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Please fill this in. (Upper value)',
    'Please fill this in. (Which arm?)',
    'Enter a number',
  ]);
});

it('takes the focus itself where no field is there, again at the next attempt only', () => {
  const errors = [{ field: 'phone', text: 'Enter 10 digits' }];
  const { rerender, container } = render(<ErrorSummary title="A" errors={errors} attempt={1} />);
  screen.getByRole('link').focus();
  rerender(<ErrorSummary title="A" errors={errors} attempt={2} />);
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  rerender(<ErrorSummary title="A" errors={[]} attempt={3} />);
  expect(container.childElementCount).toBe(0);
});

it('leaves the focus where it is when a field turns wrong between two attempts', () => {
  const page = (errors: { field: string; text: string }[]) => (
    <form>
      <TextField id="phone" label="Phone" />
      <TextField id="name" label="Name" />
      <ErrorSummary title="A" errors={errors} attempt={1} />
    </form>
  );
  const { rerender } = render(page([]));
  screen.getByLabelText('Name').focus();
  rerender(page([{ field: 'phone', text: 'Enter 10 digits' }]));
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
  await expectNoAxeViolations();
});
