import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { typeAgain } from './type-again.ts';

function Search({ said = '' }: { said?: string }) {
  const [typed, setTyped] = useState(said);
  return (
    <main>
      <input type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <p>Looking for {typed}</p>
    </main>
  );
}

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

/** A prerendered page, into whose field somebody types. */
function typeInto(html: string): { root: HTMLElement; field: HTMLInputElement } {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  const field = root.querySelector('input') as HTMLInputElement;
  field.value = 'umuhoza';
  return { root, field };
}

it('tells React what was typed before it hydrated the field', async () => {
  const { root, field } = typeInto(renderToString(<Search />));
  typeAgain(new Map([[field, ['umuhoza', false]]]));
  await act(async () => void hydrateRoot(root, <Search />));
  await vi.waitFor(() => screen.getByText('Looking for umuhoza'));
  expect(field.value).toBe('umuhoza');
});

it.each(['before', 'after'])(
  'types it into the field that took its place, drawn anew %s it could be looked at',
  async (when) => {
    const { root, field } = typeInto(renderToString(<Search />));
    if (when === 'after') typeAgain(new Map([[field, ['umuhoza', false]]]));
    root.remove();
    render(<Search />);
    if (when === 'before') typeAgain(new Map([[field, ['umuhoza', false]]]));
    await vi.waitFor(() => screen.getByText('Looking for umuhoza'));
  },
);
