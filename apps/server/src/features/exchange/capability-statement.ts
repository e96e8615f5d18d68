import type { CapabilityStatement } from '@medplum/fhirtypes';
import type { Platform } from '../../platform/platform.ts';

/** The day on which this statement was last changed. */
const changedOn = '2026-11-22';

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
  fhirVersion: '4.0.1',
  format: ['json'],
  document: [
    {
      mode: 'producer',
      documentation:
        'GET /elders/{id}/ips: an International Patient Summary. GET /elders/{id}/fhir: everything, as a Bundle of type collection. Both for people who are signed in, may read the health and have confirmed their identity.',
      profile: 'http://hl7.org/fhir/uv/ips/StructureDefinition/Bundle-uv-ips',
    },
    {
      mode: 'consumer',
      documentation:
        'POST /elders/{id}/fhir: takes Observations of vital signs over from a Bundle of any type, or a single Observation, when they are about this person; nothing else of it.',
      profile: 'http://hl7.org/fhir/StructureDefinition/vitalsigns',
    },
  ],
});
