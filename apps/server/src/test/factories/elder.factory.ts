import type { TestApp } from '../test-app.ts';
import { makePerson, type SignedIn } from './person.factory.ts';

/** Makes an elder with an account of their own, who lives in Rebero in Remera unless told. */
export const makeElder = (
  app: Pick<TestApp, 'platform'>,
  more: Parameters<typeof makePerson>[1] = {},
): Promise<SignedIn> =>
  makePerson(app, {
    district: 'Gasabo',
    sector: 'Remera',
    cell: 'Rukiri I',
    village: 'Rebero',
    ...more,
  });
