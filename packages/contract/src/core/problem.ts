import type { ErrorDefinition } from './errors.ts';

/** One invalid field of a request. `path` is dotted (`billing.email`); `message` is for people. */
export interface FieldError {
  readonly path: string;
  readonly code: string;
  readonly message: string;
}

/** The body of every failed answer: `application/problem+json` (RFC 9457). */
export interface ProblemDocument {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly errors: readonly FieldError[];
}

/**
 * An invalid field as a code; the message is added in the reader's language when the answer is
 * written.
 */
export interface FieldIssue {
  readonly path: string;
  readonly code: string;
  readonly values?: Record<string, unknown> | undefined;
}

/**
 * The one error class of both sides: thrown by use cases, rebuilt by the client from the answer.
 */
export class Problem extends Error {
  readonly code: string;
  readonly status: number;
  readonly fields: readonly FieldIssue[];
  readonly errors: readonly FieldError[];
  readonly values: Record<string, unknown>;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    definition: { code: string; status: number; text?: ErrorDefinition['text'] },
    more: {
      message?: string;
      fields?: readonly FieldIssue[];
      errors?: readonly FieldError[];
      values?: Record<string, unknown>;
      retryAfterSeconds?: number;
    } = {},
  ) {
    super(more.message ?? definition.text?.message ?? definition.code);
    this.name = 'Problem';
    this.code = definition.code;
    this.status = definition.status;
    this.fields = more.fields ?? [];
    this.errors = more.errors ?? [];
    this.values = more.values ?? {};
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}
