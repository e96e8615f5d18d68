import { I18nProvider } from '@lingui/react';
import { act, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { i18n, loadWords, setLocale } from '../../lib/words/words.ts';
import { MobileAccess } from './mobile-access.tsx';

let write: (content: ReactNode) => void;

function Page() {
  const [content, setContent] = useState<ReactNode>('Only words');
  write = setContent;
  return (
    <MemoryRouter>
      <main>{content}</main>
      <MobileAccess />
    </MemoryRouter>
  );
}

const sheet = () => screen.queryByRole('region', { name: 'Hafi on this phone' });

beforeEach(async () => {
  localStorage.clear();
  await loadWords('app', 'core');
  await setLocale('en');
  // A phone by its width.
  window.innerWidth = 360;
});

it('waits while there is something to fill in, whose button to save it would cover', async () => {
  render(
    <I18nProvider i18n={i18n}>
      <Page />
    </I18nProvider>,
  );
  expect(sheet()).not.toBeNull();
  await act(async () => write(<input />));
  expect(sheet()).toBeNull();
  await act(async () => write('Only words'));
  expect(sheet()).not.toBeNull();
});

it('keeps the room of the button to install until the browser offers it', async () => {
  const offered = () => screen.queryByRole('button', { name: 'Install Hafi' });
  const rows = () => sheet()?.querySelector('button')?.parentElement?.children.length;
  Reflect.set(window, 'onbeforeinstallprompt', null);
  render(
    <I18nProvider i18n={i18n}>
      <Page />
    </I18nProvider>,
  );
  const before = rows();
  expect(offered()).toBeNull();
  act(() => void dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })));
  expect(offered()).not.toBeNull();
  expect(rows()).toBe(before);
  Reflect.deleteProperty(window, 'onbeforeinstallprompt');
  window.hafiInstall = undefined;
});
