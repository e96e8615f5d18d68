import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { chartScale } from './chart-scale.ts';
import { Example } from './line-chart.example.tsx';
import { LineChart } from './line-chart.tsx';

const week = ['Mon', 'Tue', 'Wed', 'Thu'].map((label) => ({ label, short: label[0] }));

function draw(values: (number | null)[]) {
  return render(
    <LineChart
      label="Systolic between 120 and 140"
      lines={[{ name: 'Systolic, mmHg', tone: 'earth', values, usual: [111, 139] }]}
      marks={week}
      usualLabel="Usual range"
      format={String}
    />,
  ).container;
}

it('is an image with words, and a key that can be read', () => {
  const chart = draw([120, 130, 125, 140]);
  const caption = chart.querySelector('figure > figcaption');
  expect(caption?.textContent).toBe('Systolic between 120 and 140');
  expect(screen.getByRole('img', { name: 'Systolic between 120 and 140' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Systolic, mmHg',
    'Usual range',
  ]);
});

it('puts values and the usual range in their places', () => {
  const chart = draw([120, null, null, 140]);
  expect([...chart.querySelectorAll('g svg')].map((dot) => dot.getAttribute('x'))).toEqual([
    '12.5%',
    '87.5%',
  ]);
  // From 110 to 140 by tens: 120 is two thirds down.
  expect(chart.querySelector('g svg')?.getAttribute('y')).toBe('66.67%');
  expect(chart.querySelector('rect[width="100%"]')?.getAttribute('height')).toBe('93.33%');
});

it('marks both ends of what a value sums up, within its scale', () => {
  const chart = render(
    <LineChart
      label="Systolic"
      lines={[
        {
          name: 'Systolic, mmHg',
          tone: 'earth',
          values: [120, 160, 125, 140],
          spans: [null, [132, 188], null, null],
        },
      ]}
      marks={week}
      spanLabel="Lowest and highest"
      format={String}
    />,
  ).container;
  expect(chart.querySelectorAll('[data-span]')).toHaveLength(1);
  const [top] = [...chart.querySelectorAll('[role=img] span')].map(({ textContent }) =>
    Number(textContent),
  );
  expect(top).toBeGreaterThanOrEqual(188);
  screen.getByText('Lowest and highest');
});

it('bridges where nothing was measured, and does not lead further than the last', () => {
  const chart = draw([120, 130, null, 140]);
  expect(chart.querySelectorAll('g line')).toHaveLength(2);
  expect(chart.querySelectorAll('[data-bridge]')).toHaveLength(1);
});

it.each([
  [
    [120, 131, 139, 111],
    [140, 130, 120, 110],
  ],
  [
    [36.1, 36.6, 38],
    [38, 37.5, 37, 36.5, 36],
  ],
  [
    [60, 142],
    [150, 125, 100, 75, 50],
  ],
  [[97], [98, 97.5, 97]],
  [[], [1, 0.5, 0]],
])('writes round numbers beside %o', (values, ticks) => {
  const scale = chartScale(values);
  expect(scale.ticks).toEqual(ticks);
  for (const value of values) {
    expect(value).toBeGreaterThanOrEqual(scale.min);
    expect(value).toBeLessThanOrEqual(scale.max);
  }
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
