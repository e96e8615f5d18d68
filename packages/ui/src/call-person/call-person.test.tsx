import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './call-person.example.tsx';
import { CallPerson } from './call-person.tsx';

it('is one link: whom it calls and their relation', () => {
  render(
    <CallPerson personId="c" name="Chantal Ingabire" href="tel:+250788000002" line="Caregiver">
      Call Chantal
    </CallPerson>,
  );
  const link = screen.getByRole('link', { name: 'Call Chantal Caregiver' });
  expect(link.getAttribute('href')).toBe('tel:+250788000002');
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
