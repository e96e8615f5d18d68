import type { TestApp } from '../test-app.ts';
import { makePerson, type SignedIn } from './person.factory.ts';

/** Creates an elder with their own account. Default home: Rebero in Remera. */
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
