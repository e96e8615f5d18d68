import { locales } from '@hafi/i18n/locales';
import { formatNumber } from '@hafi/i18n/numbers';
import { defaultRegion } from '@hafi/i18n/region';
import { Stepper } from '@hafi/ui/stepper/stepper';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

const styles = ['language', 'comma', 'space', 'dot'] as const;
const cases = locales.flatMap((locale) => styles.map((numbers) => [locale, numbers] as const));
const values = [0.5, 36.6, 999, 1000, 1234.5, 12_000, 1_234_567];

it.each(cases)('a typed number means what %s writes with marks as in %s', (locale, numbers) => {
  const format = (value: number) =>
    formatNumber(value, locale, undefined, { ...defaultRegion, numbers });
  let read: number | null = null;
  render(
    <Stepper
      label="Pills"
      unit=""
      value={1}
      onChange={(value) => {
        read = value;
      }}
      min={0}
      max={9999}
      step={1}
      lessLabel="Fewer"
      moreLabel="More"
      format={format}
      say={format}
    />,
  );
  for (const value of values) {
    fireEvent.change(screen.getByRole('spinbutton'), { target: { value: format(value) } });
    expect(read).toBe(value);
  }
});
