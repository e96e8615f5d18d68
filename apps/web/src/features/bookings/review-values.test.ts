import { bookingReview } from '@hafi/contract/bookings/booking.schemas';
import { toFieldIssue } from '@hafi/contract/core/issue-code';
import { expect, test } from 'vitest';
import { type ReviewValues, reviewSchema, toReview } from './review-values.ts';

const issues = (values: ReviewValues) =>
  reviewSchema
    .safeParse(values, { reportInput: true })
    .error?.issues.map((issue) => toFieldIssue({ ...issue }));

test('the server accepts every answer of the form', () => {
  for (const rating of ['1', '2', '3', '4', '5'] as const) {
    expect(issues({ rating, comment: '' })).toBeUndefined();
    expect(bookingReview.parse(toReview({ rating, comment: ' Asobanura neza. ' }))).toEqual({
      rating: Number(rating),
      comment: 'Asobanura neza.',
    });
  }
});

test('a missing choice and too long a text are errors', () => {
  expect(issues({ rating: '', comment: '' })).toMatchObject([{ path: 'rating', code: 'required' }]);
  expect(issues({ rating: '5', comment: 'a'.repeat(1001) })).toMatchObject([{ path: 'comment' }]);
});
