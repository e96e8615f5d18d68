import { getFigures } from '@hafi/contract/support/figures.contract';
import { sampleFigures } from '@hafi/contract/support/sample-figures';
import { type Locale, locales } from '@hafi/i18n/locales';
import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { answers, fails, hangs } from '../../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../../test/render-page.tsx';
import { setLocale } from '../../../lib/words/words.ts';

beforeAll(loadAllParts, 120_000);

/** The lines that keep the room, without a readable word. */
function roomOf(container: HTMLElement) {
  const hidden = [...container.querySelectorAll('[aria-hidden="true"]')];
  return hidden.find((each) => each.querySelector('dl'));
}

describe.each(['/', '/about'])('the numbers on %s', (path) => {
  async function open(locale: Locale, answer = hangs(getFigures)) {
    await setLocale(locale);
    return renderPage(path, { answers: [answer] });
  }

  it.each(locales)('keep their room until they arrive, without a word (%s)', async (locale) => {
    const room = roomOf((await open(locale)).container);
    expect(room?.querySelectorAll('dt')).toHaveLength(5);
    expect(room?.textContent?.trim()).toBe('');
  });

  it('still keep it once they have arrived, so that nothing below moves', async () => {
    const { container } = await open('en', answers(getFigures, { data: sampleFigures }));
    expect(screen.getByText('active elders')).toBeTruthy();
    expect(roomOf(container)?.querySelectorAll('dt')).toHaveLength(5);
  });

  it('keep none when they do not come', async () => {
    const { container } = await open('en', fails(getFigures));
    expect(roomOf(container)).toBeUndefined();
  });
});
