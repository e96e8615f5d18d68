import { describe } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { test } from '../../fixtures/browser.ts';
import { bookTime, findFreeTime } from '../../fixtures/free-times.ts';
import { pageFaults } from '../../fixtures/page-check.ts';
import { EVERYBODY, routesOf, VISITOR, walk } from '../../fixtures/walk.ts';

const phone = { width: 320, height: 640 };
const patience = { timeout: 900_000 };
const locales = ['en', 'rw', 'fr'] as const;

/** Colours of a third theme: one comfortable and one compact person see all there is. */
const seeHighContrast = new Set<string>([VISITOR, 'doctor@hafi.test']);

const everybodyInEachLanguage = EVERYBODY.flatMap((person) =>
  locales.map((locale) => [person, locale] as const),
);

describe.concurrent('Every route is in order, in size, in colour and without loss, for', () => {
  test.for(everybodyInEachLanguage)(
    '%s in %s',
    patience,
    async ([person, locale], { openPage }) => {
      const page = await openPage({ locale, viewport: phone });
      const routes = await routesOf(page, person);
      const highContrast = locale === 'en' && seeHighContrast.has(person);
      await walk(page, routes, () => pageFaults(page, { locale, highContrast }));
    },
  );

  test('who has booked: appointment, payment', patience, async ({ openPage }) => {
    const page = await openPage({ viewport: phone });
    await signIn(page, 'family@hafi.test');
    const id = await bookTime(page, await findFreeTime(page, 'Solange Umuhoza'));
    const look = () => pageFaults(page, { locale: 'en', highContrast: true });
    await walk(page, [`/bookings/${id}`, `/payment?booking=${id}`], look);
  });
});
