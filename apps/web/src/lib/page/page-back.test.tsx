import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { PageBack } from './page-back.tsx';
import { type BackTo, usePageBack, useShownBack } from './use-page-back.ts';

function Frame() {
  const back = useShownBack();
  return <output>{back === null || back === 'home' ? String(back) : back.name}</output>;
}

function Part({ back }: { back: BackTo }) {
  usePageBack(back);
  return null;
}

const shown = () => screen.getByRole('status').textContent;

it('says what the shown page belongs to, the nearest part of it first', () => {
  const draw = (parts: BackTo[]) => (
    <>
      <Frame />
      {parts.map((back, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other name
        <Part key={index} back={back} />
      ))}
    </>
  );
  const { rerender } = render(draw([]));
  expect(shown()).toBe('null');
  rerender(draw(['home']));
  expect(shown()).toBe('home');
  rerender(draw(['home', { to: '/healthcare', name: 'Health' }]));
  expect(shown()).toBe('Health');
  rerender(draw(['home', { to: '/healthcare', name: 'Ubuzima' }]));
  expect(shown()).toBe('Ubuzima');
  rerender(draw(['home', null]));
  expect(shown()).toBe('home');
  rerender(draw([]));
  expect(shown()).toBe('null');
});

it('is a link where the frame has no place for it', () => {
  render(
    <MemoryRouter>
      <PageBack to="/doctors" name="All doctors" />
    </MemoryRouter>,
  );
  const link = screen.getByRole('link', { name: 'All doctors' });
  expect(link.getAttribute('href')).toBe('/doctors');
  // By this the frame of signed-in screens hides it.
  expect(link.hasAttribute('data-page-back')).toBe(true);
});
