import { coreErrors } from './core.errors.ts';
import type { Endpoint } from './endpoint.ts';
import type { ErrorDefinition } from './errors.ts';

const always = [
  coreErrors['unreadable-request'],
  coreErrors['foreign-origin'],
  coreErrors['other-person'],
  coreErrors['too-many-requests'],
  coreErrors.internal,
  coreErrors.unavailable,
];

const ofMembers = [coreErrors['not-signed-in'], coreErrors['not-allowed']];

const ofInput = [coreErrors['invalid-input'], coreErrors['not-found']];

const ofChanges = [
  coreErrors['idempotency-key-required'],
  coreErrors['idempotency-key-reused'],
  coreErrors['still-in-progress'],
  coreErrors['already-done'],
  coreErrors['payload-too-large'],
  coreErrors['unsupported-media-type'],
];

/**
 * Every error that an endpoint can answer: its own, and those of the core which its shape allows.
 * The OpenAPI document is written from it, and every test of the server compares its answers.
 */
export function possibleErrors(endpoint: Endpoint): readonly ErrorDefinition[] {
  const { access, errors = [], file, largeBody, method, output, params, query } = endpoint;
  const isChange = method !== 'GET';
  const possible = [
    ...always,
    ...(access === 'public' ? [] : ofMembers),
    ...(isChange || params || query ? ofInput : []),
    ...(isChange ? ofChanges : []),
    ...(file ? [file.tooLarge] : []),
    ...(largeBody ? [largeBody.tooLarge] : []),
    ...(output === '*/*' ? [coreErrors['range-not-satisfiable']] : []),
    ...errors,
  ];
  return [...new Set(possible)];
}
