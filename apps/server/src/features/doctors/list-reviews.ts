import { dayInKigali } from '@hafi/base/kigali-time';
import { coreErrors } from '@hafi/contract/core/core.errors';
import type { Answer } from '@hafi/contract/core/endpoint';
import { Problem } from '@hafi/contract/core/problem';
import type { listReviews as listEndpoint } from '@hafi/contract/doctors/doctors.contract';
import { type PageQuery, readTimePage } from '../../platform/http/read-page.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeople, type NameCard } from '../accounts/accounts.public.ts';
import { findDirectoryDoctor } from './directory.repo.ts';
import { findReviews } from './reviews.repo.ts';

/** Privacy: readers see only a patient's first name and the initial of the last. */
function shortName(person: NameCard | undefined): string {
  if (!person) return '';
  const [initial] = person.lastName;
  return initial ? `${person.firstName} ${initial.toUpperCase()}.` : person.firstName;
}

/**
 * The reviews of a listed doctor, newest first.
 * @throws Problem not-found, invalid-input for an unknown cursor
 */
export async function listReviews(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  doctorId: string,
  query: PageQuery,
): Promise<Answer<typeof listEndpoint>> {
  const doctor = await findDirectoryDoctor(db, doctorId, dayInKigali(clock.now()));
  if (!doctor) throw new Problem(coreErrors['not-found']);
  const { items, nextCursor } = await readTimePage(
    query,
    (page) => findReviews(db, doctorId, page),
    ({ createdAt: at, id }) => ({ at, id }),
  );
  const authors = await findPeople(db, [...new Set(items.map(({ authorId }) => authorId))]);
  return {
    data: items.map(({ id, stars, comment, authorId, createdAt }) => ({
      id,
      rating: stars,
      comment,
      author: shortName(authors.get(authorId)),
      date: dayInKigali(createdAt),
    })),
    nextCursor,
  };
}
