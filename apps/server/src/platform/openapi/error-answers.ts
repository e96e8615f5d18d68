import type { ErrorDefinition } from '@hafi/contract/core/errors';
import type { Described } from './operation.ts';

/** The shape of every failed answer (RFC 9457). */
export const problemSchema: Described = {
  type: 'object',
  required: ['type', 'title', 'status', 'code', 'message', 'errors'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer', minimum: 400, maximum: 599 },
    code: { type: 'string', description: 'Stable; what a program decides by.' },
    message: { type: 'string', description: 'For people, in the language of Accept-Language.' },
    errors: {
      type: 'array',
      description: 'The fields to correct.',
      items: {
        type: 'object',
        required: ['path', 'code', 'message'],
        properties: {
          path: { type: 'string' },
          code: { type: 'string' },
          message: { type: 'string' },
        },
      },
    },
  },
};

/** Statuses whose answers say when to try again. */
const later = [423, 429, 503];

const retryAfter: Described = {
  'Retry-After': {
    required: true,
    description: 'When to try again, in seconds.',
    schema: { type: 'integer', minimum: 1 },
  },
};

function answerOf(status: number, errors: readonly ErrorDefinition[], types: readonly string[]) {
  const codes = errors.map(({ code }) => code);
  const own = { type: 'object', properties: { code: { enum: codes } } };
  const schema = { allOf: [{ $ref: '#/components/schemas/Problem' }, own] };
  const pages = types.map((type) => [type, { schema: { type: 'string' } }] as const);
  return {
    description: errors.map(({ code, text }) => `\`${code}\`: ${text.message}`).join('\n\n'),
    ...(later.includes(status) ? { headers: retryAfter } : {}),
    content: { 'application/problem+json': { schema }, ...Object.fromEntries(pages) },
  };
}

/** Collects the failed answers of all operations: equal ones are described once. */
export function collectErrorAnswers() {
  const described: Record<string, Described> = {};
  return {
    described,
    /**
     * References by status to the answers with these errors. `types` are the other media types in
     * which they come.
     */
    answersFor(
      errors: readonly ErrorDefinition[],
      types: readonly string[] = [],
    ): Record<string, Described> {
      const byStatus = Map.groupBy(errors, ({ status }) => status);
      const entries = [...byStatus].map(([status, same]) => {
        const sorted = same.toSorted((a, b) => a.code.localeCompare(b.code));
        const name = [...sorted.map(({ code }) => code), ...types.map((type) => type.slice(5))];
        const key = name.join('.');
        described[key] ??= answerOf(status, sorted, types);
        return [String(status), { $ref: `#/components/responses/${key}` }] as const;
      });
      return Object.fromEntries(entries);
    },
  };
}
