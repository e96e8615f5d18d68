import type { CallInput } from '@hafi/contract/core/endpoint';
import { getDoctor, listDoctors, listReviews } from '@hafi/contract/doctors/doctors.contract';
import { useAnswer } from '../../lib/query/use-answer.ts';
import { usePages } from '../../lib/query/use-pages.ts';

/** What is looked for in the directory. */
export type DirectoryQuery = CallInput<typeof listDoctors>['query'];

/** The directory, page by page; the last answer stays in sight while the next one comes. */
export const useDoctors = (query: DirectoryQuery) =>
  usePages(listDoctors, { query }, { keepLast: true });

/** All about one doctor, with kinds of visit named in the page's language. */
export const useDoctor = (id: string) => useAnswer(getDoctor, { params: { id } });

/** What patients say of a doctor, newest first, a few at a time. */
export const useReviews = (id: string) =>
  usePages(listReviews, { params: { id }, query: { limit: 5 } });
