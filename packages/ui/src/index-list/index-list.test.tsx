import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { IndexLink, IndexList } from './index-list.tsx';

it('is a link as a whole', () => {
  render(
    <IndexList>
      <IndexLink href="/doctors" title="Doctor appointments" detail="In person" />
    </IndexList>,
  );
  expect(screen.getByRole('link', { name: 'Doctor appointments In person' })).toBeTruthy();
});
