import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { BadgeCheck } from 'lucide-react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './badge.example.tsx';
import { Badge, Count } from './badge.tsx';

it('is one word, with a drawing for the eye only and a style for each tone', () => {
  const tones = ['pending', 'confirmed', 'sun', 'verified', 'alarm'] as const;
  render(
    tones.map((tone) => (
      <Badge key={tone} tone={tone} icon={BadgeCheck}>
        {tone}
      </Badge>
    )),
  );
  const badges = tones.map((tone) => screen.getByText(tone));
  expect(new Set(badges.map(({ className }) => className)).size).toBe(tones.length);
  for (const badge of badges) {
    expect(badge.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  }
});

it('hands on what belongs to its element', () => {
  render(
    <Badge id="state" className="mine">
      Confirmed
    </Badge>,
  );
  const badge = screen.getByText('Confirmed');
  expect([badge.id, badge.classList.contains('mine')]).toEqual(['state', true]);
});

it.each([
  [1, '1 unread'],
  [9, '9 unread'],
  [10, '9+ unread'],
  [0, ''],
  [-1, ''],
])('counts %d as %j', (value, text) => {
  const { container } = render(<Count value={value} label="unread" />);
  expect(container.textContent).toBe(text);
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});

it('draws good news in the colour of what is well, and only an alarm in the alarm’s', () => {
  const css = readFileSync(join(import.meta.dirname, 'badge.module.css'), 'utf8');
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, names = '', body = '']) => ({
    names: [...names.matchAll(/\.\w+/g)].map(([name]) => name),
    body,
  }));
  const backgroundOf = (name: string) =>
    rules
      .filter(({ names }) => names.includes(name))
      .map(({ body }) => /background: var\(--([\w-]+)\)/.exec(body)?.[1])
      .find(Boolean);
  expect(['.confirmed', '.verified', '.alarm'].map(backgroundOf)).toEqual([
    'leaf-wash',
    'leaf-wash',
    'alarm',
  ]);
});
