import { render, screen } from '@testing-library/react';
import { TriangleAlert } from 'lucide-react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './patient-banner.example.tsx';
import { AllergyMark, PatientBanner } from './patient-banner.tsx';

it('names the patient, the danger and how to reach her', () => {
  render(<Example />);
  const banner = screen.getByRole('region', { name: 'The patient' });
  expect(banner.textContent).toContain('Espérance Mukamana');
  expect(banner.textContent).toContain('Allergic to penicillin');
  expect(screen.getByRole('link', { name: '0788 000 001' }).getAttribute('href')).toBe(
    'tel:+250788000001',
  );
});

it('marks as a danger only what is one', () => {
  const { container } = render(
    <AllergyMark icon={TriangleAlert}>No allergy is written down</AllergyMark>,
  );
  expect(container.querySelector('[class*=danger]')).toBeNull();
});

it('keeps the room of what is still to come, and only until then', () => {
  const banner = (isAwaited: boolean) => (
    <PatientBanner personId="1" name="Rose" heading={<h2>Rose</h2>} line="" isAwaited={isAwaited} />
  );
  const { container, rerender } = render(banner(true));
  expect(container.querySelector('[class*=awaited]')).not.toBeNull();
  rerender(banner(false));
  expect(container.querySelector('[class*=awaited]')).toBeNull();
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
