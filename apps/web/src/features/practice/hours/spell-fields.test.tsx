import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { test } from 'vitest';
import { SpellFields } from './spell-fields.tsx';

test('each time of a week says of which day it is, also out of its place', () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const nothing = () => undefined;
  const spell = { day: 'monday', start: '08:00', end: '12:00' };
  render(
    <I18nProvider i18n={i18n}>
      <SpellFields spell={spell as never} day="Monday" onChange={nothing} onRemove={nothing} />
    </I18nProvider>,
  );
  screen.getByRole('combobox', { name: 'Begins (Monday)' });
  screen.getByRole('combobox', { name: 'Ends (Monday)' });
});
