import { act, cleanup } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { takeOver } from './take-over.ts';

const done: string[] = [];

// Forms are submitted in `e2e/specs/app/before-script.spec.ts`.
function Page() {
  const [name, setName] = useState('');
  return (
    <main>
      <input value={name} onChange={({ target }) => setName(target.value)} />
      <button type="button" onClick={() => done.push('show')}>
        Show
      </button>
      <button type="button" onClick={() => done.push(`send ${name}`)}>
        Send
      </button>
    </main>
  );
}

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  done.length = 0;
});

it('does what was typed and pressed before, once each and in order', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Page />);
  document.body.append(root);
  const [show, send] = root.querySelectorAll('button');
  const field = root.querySelector('input');
  if (!show || !send || !field) throw new Error('the page lacks something');
  field.value = 'Alice';
  show.setAttribute('aria-busy', 'true');
  takeOver({
    fields: new Map([[field, ['Alice', false]]]),
    acts: new Map([
      [show, null],
      [send, null],
    ]),
  });
  expect(done).toEqual([]);
  await act(async () => void hydrateRoot(root, <Page />));
  await vi.waitFor(() => expect(done).toEqual(['show', 'send Alice']));
  expect(show.hasAttribute('aria-busy')).toBe(false);
});
