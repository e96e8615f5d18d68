import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { vitals } from '../picture/health-pictures.tsx';
import { Example } from './picture-row.example.tsx';
import { PictureRow, PictureRows } from './picture-row.tsx';

it('is one link with its name and the newest fact', () => {
  render(
    <PictureRows>
      <PictureRow href="/health" picture={vitals} name="Health" fact="Pressure 138/84" />
    </PictureRows>,
  );
  const link = screen.getByRole('link', { name: 'Health Pressure 138/84' });
  expect(link.getAttribute('href')).toBe('/health');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
