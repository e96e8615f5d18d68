import type { Endpoint } from '@hafi/contract/core/endpoint';
import { possibleErrors } from '@hafi/contract/core/possible-errors';
import { allEndpoints } from '@hafi/contract/core/registry';
import { formType } from '../http/plain-forms.ts';
import { collectErrorAnswers, problemSchema } from './error-answers.ts';
import type { Described, Operation, Paths } from './operation.ts';
import { otherRoutes } from './other-routes.ts';

const securitySchemes: Described = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-hafi_session',
    description:
      'Set by signing in; `hafi_session` where the address is not https. HttpOnly, SameSite=Lax. A changing request with it must come from our own pages: see the headers Origin and Sec-Fetch-Site.',
  },
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token of a session. No browser sends it by itself, so any origin may.',
  },
};

const parameters: Readonly<Record<string, Described>> = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'Repeats of a request under its key, by the same person within a day, act once and get the same answer, with the header `Idempotent-Replayed`.',
    schema: { type: 'string', minLength: 8, maxLength: 100 },
  },
  Origin: {
    name: 'Origin',
    in: 'header',
    required: false,
    description: 'Sent by browsers. Another than our own is refused: `foreign-origin`.',
    schema: { type: 'string' },
  },
  HafiPerson: {
    name: 'Hafi-Person',
    in: 'header',
    required: false,
    description:
      'The id of the account whose page sends it. Another than that of the session is refused: `other-person`.',
    schema: { type: 'string', format: 'uuid' },
  },
  SecFetchSite: {
    name: 'Sec-Fetch-Site',
    in: 'header',
    required: false,
    description: 'Sent by browsers. Anything else is refused: `foreign-origin`.',
    schema: { enum: ['same-origin', 'none'] },
  },
};

const ownParameters = ['Origin', 'SecFetchSite'].map(refTo);
const forAll = [refTo('HafiPerson')];

function refTo(name: string): Described {
  return { $ref: `#/components/parameters/${name}` };
}

const partial = {
  description: 'The part that `Range` asks for, unless `If-Range` names another `ETag`.',
  headers: { 'Content-Range': { required: true, schema: { type: 'string' } } },
};

const unchanged = { description: 'Unchanged since the `ETag` that `If-None-Match` names.' };

const members = [{ session: [] }, { bearer: [] }];

/** The media types of an endpoint that does not answer JSON. */
function mediaOf({ output }: Endpoint): Described | undefined {
  if (typeof output !== 'string') return undefined;
  const isObject = output === 'application/fhir+json';
  const schema = isObject ? { type: 'object' } : { type: 'string', format: 'binary' };
  return { [output]: { schema } };
}

function headersOf({ idempotencyKey, method }: Endpoint): readonly Described[] {
  if (method === 'GET') return forAll;
  const key = idempotencyKey ? { ...parameters.IdempotencyKey, required: true } : undefined;
  return [key ?? refTo('IdempotencyKey'), ...forAll, ...ownParameters];
}

/** What stands beside the product on a demonstration: the phones and providers that are played. */
const ofDemonstrations = {
  summary: 'Only on a demonstration: a provider or a phone that is played.',
  security: [],
};

/** A name for a function that calls an operation: `getEldersIdFhir`. */
const idOf = (method: string, path: string) =>
  method +
  path
    .replace(/^\/api\//, '/')
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');

/** Completes the document: every answer of every operation, who may call it, and by which headers. */
export function describeAnswers(document: { readonly paths?: unknown }): Described {
  const { answersFor, described } = collectErrorAnswers();
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [path, operations] of Object.entries((document.paths ?? {}) as Paths)) {
    paths[path] = { ...operations };
  }
  for (const endpoint of allEndpoints) {
    const operations = paths[endpoint.path.replaceAll(/:([a-z]+)/gi, '{$1}')];
    const method = endpoint.method.toLowerCase();
    const operation = operations?.[method];
    if (!operations || !operation) continue;
    const takesForms = operation.requestBody?.content[formType] !== undefined;
    const status = String(endpoint.status ?? 200);
    const media = mediaOf(endpoint);
    const pages = { 'text/html': { schema: { type: 'string' } } };
    const content = { ...(operation.responses[status]?.content ?? {}), ...media };
    const good = {
      description: 'As asked.',
      content: takesForms ? { ...content, ...pages } : content,
    };
    operations[method] = {
      ...operation,
      parameters: [...(operation.parameters ?? []), ...headersOf(endpoint)],
      ...(endpoint.file
        ? { requestBody: { content: { '*/*': { schema: { type: 'string', format: 'binary' } } } } }
        : {}),
      responses: {
        [status]: good,
        ...(endpoint.output === '*/*' ? { '206': { ...good, ...partial } } : {}),
        ...(endpoint.output === 'text/calendar' ? { '304': unchanged } : {}),
        ...(takesForms ? { '303': { description: 'For a form: the page that follows.' } } : {}),
        ...answersFor(possibleErrors(endpoint), takesForms ? ['text/html'] : []),
      },
      security: endpoint.access === 'public' ? [{}, ...members] : members,
    };
  }
  for (const { answers, errors, method, open, path, ...operation } of otherRoutes) {
    paths[path] = {
      ...paths[path],
      [method]: {
        ...operation,
        responses: { ...answers, ...answersFor(errors) },
        security: open ? [] : members,
      },
    };
  }
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      operations[method] = {
        ...(path.startsWith('/sandbox/') ? ofDemonstrations : {}),
        ...operation,
        operationId: idOf(method, path),
      };
    }
  }
  const components = {
    schemas: { Problem: problemSchema },
    responses: described,
    parameters,
    securitySchemes,
  };
  return { ...document, paths, components };
}
