import { coreErrors } from '@hafi/contract/core/core.errors';
import { fieldTexts } from '@hafi/contract/core/field-texts';
import { Problem, type ProblemDocument } from '@hafi/contract/core/problem';
import type { Locale } from '@hafi/i18n/locales';
import type { MessageValues, Translate } from '@hafi/i18n/server-catalogue';
import { isDatabaseAway } from '../db/database-away.ts';
import { FilesAway } from '../files/files-away.ts';

const byFastifyCode: Record<string, keyof typeof coreErrors> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_NOT_FOUND: 'not-found',
};

/** A disk that takes no more, as Node names it. */
const diskFull: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);

/** The answer while the server cannot serve: the same request may succeed a second later. */
export const unavailable = () => new Problem(coreErrors.unavailable, { retryAfterSeconds: 1 });

/**
 * Converts any error to a Problem: `unavailable` while the database or the store of files is away, or the disk is full. Unforeseen errors
 * become `internal`, without details.
 */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (isDatabaseAway(error) || error instanceof FilesAway) return unavailable();
  if (error instanceof Error) {
    const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
    if (diskFull.has(code)) return unavailable();
    const known = byFastifyCode[code];
    if (known) return new Problem(coreErrors[known]);
    const status = 'statusCode' in error ? Number(error.statusCode) : 500;
    if (status >= 400 && status < 500) return new Problem(coreErrors['unreadable-request']);
  }
  return new Problem(coreErrors.internal);
}

const isFieldCode = (code: string): code is keyof typeof fieldTexts => code in fieldTexts;

/** Keeps numbers and strings only: a schema's other notes about a field are not for people. */
function plainValues(values: Record<string, unknown> | undefined): MessageValues {
  const entries = Object.entries(values ?? {}).filter(
    (entry): entry is [string, string | number] =>
      typeof entry[1] === 'string' || typeof entry[1] === 'number',
  );
  return Object.fromEntries(entries);
}

/** Builds the problem document (RFC 9457) in the reader's language. */
export function problemDocument(
  problem: Problem,
  locale: Locale,
  translate: Translate,
): ProblemDocument {
  const message = translate(
    locale,
    { id: `error.${problem.code}`, message: problem.message },
    plainValues(problem.values),
  );
  return {
    type: `/problems/${problem.code}`,
    title: message,
    status: problem.status,
    code: problem.code,
    message,
    errors: problem.fields.map(({ path, code, values }) => {
      const known = isFieldCode(code) ? code : 'invalid-format';
      return {
        path,
        code: known,
        message: translate(locale, fieldTexts[known], plainValues(values)),
      };
    }),
  };
}
