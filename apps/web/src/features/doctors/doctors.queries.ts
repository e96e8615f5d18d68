import type { CallInput } from '@hafi/contract/core/endpoint';
import { getDoctor, listDoctors, listReviews } from '@hafi/contract/doctors/doctors.contract';
import { useAnswer } from '../../lib/query/use-answer.ts';
import { usePages } from '../../lib/query/use-pages.ts';

/** The search of the directory. */
export type DirectoryQuery = CallInput<typeof listDoctors>['query'];

/** The directory, page by page; keeps the previous result while the next one loads. */
export const useDoctors = (query: DirectoryQuery) =>
  usePages(listDoctors, { query }, { keepLast: true });

/** A doctor's details, with appointment types named in the page's language. */
export const useDoctor = (id: string) => useAnswer(getDoctor, { params: { id } });

/** A doctor's reviews, newest first, page by page. */
export const useReviews = (id: string) =>
  usePages(listReviews, { params: { id }, query: { limit: 5 } });
