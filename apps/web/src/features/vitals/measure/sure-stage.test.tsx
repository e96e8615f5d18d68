import { listElders } from '@hafi/contract/circle/circle.contract';
import type { Answer } from '@hafi/contract/core/endpoint';
import { I18nProvider } from '@lingui/react';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleOf } from '../../../../test/sample-of.ts';
import { i18n, loadWords, setLocale } from '../../../lib/words/words.ts';
import { SureStage } from './sure-stage.tsx';

const [elder] = (sampleOf(listElders.output, { items: 1 }) as Answer<typeof listElders>).data;

beforeEach(async () => {
  await loadWords('app', 'vitals');
  await setLocale('en');
});
afterEach(() => {
  vi.restoreAllMocks();
  dispatchEvent(new Event('online'));
});

it('promises that others are told at once only where there is internet', () => {
  if (!elder) throw new Error('there is an elder');
  const values = { systolic: 192, diastolic: 121 };
  const acts = { busy: false, failure: null, onYes: () => undefined, onBack: () => undefined };
  render(
    <I18nProvider i18n={i18n}>
      <SureStage elder={elder} kind="blood-pressure" values={values} {...acts} />
    </I18nProvider>,
  );
  screen.getByText(/your circle is told at once\.$/);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  screen.getByText(/your circle is told once there is internet again\.$/);
  expect(screen.queryByText(/at once/)).toBeNull();
});
