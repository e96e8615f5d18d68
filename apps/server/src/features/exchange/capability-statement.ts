import { importsPerHour, largestImport, mostImported } from '@hafi/contract/exchange/fhir.contract';
import type { CapabilityStatement } from '@medplum/fhirtypes';
import type { Platform } from '../../platform/platform.ts';

/** The day on which this statement was last changed. */
const changedOn = '2026-11-29';

/**
 * What Hafi can exchange, as FHIR R4 CapabilityStatement. It offers documents, no RESTful
 * interactions: nobody searches or reads single resources here.
 */
export const capabilityStatement = ({ origin }: Pick<Platform, 'origin'>): CapabilityStatement => ({
  resourceType: 'CapabilityStatement',
  status: 'active',
  date: changedOn,
  kind: 'instance',
  implementation: { description: 'Hafi', url: `${origin()}/api` },
  software: { name: 'Hafi', version: '0.1.0' },
  fhirVersion: '4.0.1',
  format: ['json', 'application/fhir+json'],
  rest: [
    {
      mode: 'server',
      documentation:
        'No RESTful interactions with single resources: only the documents that are named below.',
      security: {
        cors: false,
        description:
          'A session of a person of Hafi, as cookie or as bearer token (see /api/docs). Each request is judged by what this person may read and write of the elder, and is written into the access log. There is no SMART on FHIR and no access for programs without a person.',
      },
    },
  ],
  document: [
    {
      mode: 'producer',
      documentation:
        'GET /elders/{id}/ips: an International Patient Summary. GET /elders/{id}/fhir: everything, as a Bundle of type collection. Both for people who are signed in, may read the health and have confirmed their identity.',
      profile: 'http://hl7.org/fhir/uv/ips/StructureDefinition/Bundle-uv-ips',
    },
    {
      mode: 'consumer',
      documentation: `POST /elders/{id}/fhir: takes Observations of vital signs over from a Bundle of any type, or a single Observation, when they are about this person; nothing else of it. At most ${mostImported} Observations and ${largestImport / 1024 / 1024} MB each, ${importsPerHour} times an hour.`,
      profile: 'http://hl7.org/fhir/StructureDefinition/vitalsigns',
    },
  ],
});
