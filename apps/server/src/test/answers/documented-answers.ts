import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

type Json = Record<string, unknown>;

/** What the OpenAPI document says of one status of an operation. */
export interface DocumentedAnswer {
  readonly types: readonly string[];
  /** The codes of errors; empty for what succeeds. */
  readonly codes: readonly string[];
  /** Headers that it always has. */
  readonly headers: readonly string[];
}

interface Answer {
  readonly content?: Record<string, { schema?: { allOf?: readonly Json[] } }>;
  readonly headers?: Record<string, { required?: boolean }>;
  readonly $ref?: string;
}

/** Reads the OpenAPI document of a server: its operations, each with its answers by status. */
export function readDocument(http: FastifyInstance) {
  const { components, paths } = http.swagger() as unknown as {
    components: { responses: Record<string, Answer> };
    paths: Record<string, Record<string, Json & { responses: Record<string, Answer> }>>;
  };
  const read = (given: Answer): DocumentedAnswer => {
    const name = given.$ref?.split('/').at(-1);
    const { content = {}, headers = {} } = (name ? components.responses[name] : given) ?? {};
    const parts = content['application/problem+json']?.schema?.allOf ?? [];
    const codes = parts.flatMap((part) => {
      const { properties } = part as { properties?: { code?: { enum?: string[] } } };
      return properties?.code?.enum ?? [];
    });
    const always = Object.entries(headers).flatMap(([header, { required }]) =>
      required ? [header.toLowerCase()] : [],
    );
    return { types: Object.keys(content), codes, headers: always };
  };
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => {
      const answers = new Map(
        Object.entries(described.responses).map(([status, each]) => [Number(status), read(each)]),
      );
      return { method: method.toUpperCase(), path, described, answers };
    }),
  );
  return { operations };
}

/** In what an answer is not as documented; undefined when it is. */
export function untruthOf(
  answers: ReadonlyMap<number, DocumentedAnswer>,
  { body, headers, statusCode }: LightMyRequestResponse,
): string | undefined {
  const documented = answers.get(statusCode);
  if (!documented) return `${statusCode} is not documented`;
  const missing = documented.headers.find((name) => headers[name] === undefined);
  if (missing) return `${statusCode} without ${missing}`;
  const type = String(headers['content-type'] ?? '').split(';')[0] ?? '';
  // A HEAD request has no body to describe.
  if (body.length === 0) return undefined;
  const isKnown = documented.types.includes(type) || documented.types.includes('*/*');
  if (!isKnown) return `${statusCode} as ${type || 'nothing'} is not documented`;
  if (type !== 'application/problem+json') return undefined;
  const { code, status } = JSON.parse(body) as { code: string; status: number };
  if (status !== statusCode) return `says ${status} in an answer of ${statusCode}`;
  return documented.codes.includes(code) ? undefined : `${code} is not documented`;
}
