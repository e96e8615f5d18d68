/** A code of LOINC. */
export const loinc = (code: string) => ({ coding: [{ system: 'http://loinc.org', code }] });

/** A heart rate of `reference`, in beats a minute, of the morning of 20 November 2026. */
export const pulse = (value: number, reference: string, more: object = {}): object => ({
  resourceType: 'Observation',
  status: 'final',
  code: loinc('8867-4'),
  subject: { reference },
  effectiveDateTime: '2026-11-20T09:30:00+02:00',
  valueQuantity: { value, code: '/min', system: 'http://unitsofmeasure.org' },
  ...more,
});

/** A Patient, by default Esperance Mukamana, born on 12 March 1952. */
export const patient = (more: object = {}) => ({
  resourceType: 'Patient',
  name: [{ family: 'Mukamana', given: ['Esperance'] }],
  birthDate: '1952-03-12',
  ...more,
});

export const entry = (resource: object, fullUrl?: string) => ({
  resource,
  ...(fullUrl ? { fullUrl } : {}),
});

export const bundle = (...entries: object[]) => ({
  resourceType: 'Bundle',
  type: 'collection',
  entry: entries,
});
