import { allEndpoints } from '@hafi/contract/core/registry';
import type { CapabilityStatement } from '@medplum/fhirtypes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { faultsBy } from '../../test/fhir/validate-fhir.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('is valid, for everybody, and names only what there is', async () => {
  const answer = await app.http.inject({ url: '/api/fhir/metadata' });
  expect(answer.headers['content-type']).toContain('application/fhir+json');
  const statement: CapabilityStatement = answer.json();
  expect(faultsBy(statement)).toEqual([]);
  expect(faultsBy({ ...statement, document: [], rest: [] })).not.toEqual([]);
  expect(statement).toMatchObject({
    software: { name: 'Hafi' },
    rest: [{ mode: 'server', security: { description: expect.stringContaining('session') } }],
  });
  expect(statement.document?.[1]?.documentation).toContain(
    'At most 2000 Observations and 4 MB each, 20 times an hour.',
  );
  const routes = JSON.stringify(statement).match(/(GET|POST) \/elders\/[^:]+/g) ?? [];
  expect(routes).toHaveLength(3);
  const known = allEndpoints.map(({ method, path }) => `${method} ${path}`);
  for (const route of routes) {
    expect(known).toContain(route.replace(' /', ' /api/').replace('{id}', ':id'));
  }
});
