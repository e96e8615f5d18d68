import { expect, test } from 'vitest';
import { toProblem } from './problem-answer.ts';

test.each(['ENOSPC', 'EDQUOT', 'EROFS'])(
  'a disk that takes nothing (%s) may serve later',
  (code) => {
    const error = Object.assign(new Error('write failed'), { code });
    expect(toProblem(error)).toMatchObject({ code: 'unavailable', status: 503 });
  },
);
