import * as z from 'zod/mini';
import { dataOf, endpoint } from '../core/endpoint.ts';

const figure = z.nullable(z.int());

/** The network in numbers; null is a number that nobody counts, or one too small to be shown. */
export const figures = z.object({
  /** True for the invented numbers of a demo, which are shown as such. */
  sample: z.boolean(),
  /** Elders with an account. */
  elders: figure,
  /** Relatives who belong to an elder's circle. */
  family: figure,
  /** Doctors in the directory, whose licence a coordinator has checked. */
  doctors: figure,
  volunteers: figure,
  partners: figure,
  /** How families rate the service, out of 5. */
  rating: z.nullable(z.number()),
});
export type Figures = z.output<typeof figures>;

export const getFigures = endpoint({
  method: 'GET',
  path: '/api/figures',
  access: 'public',
  topics: [],
  summary: 'The network in numbers, counted by the service itself; in a demo, samples.',
  output: dataOf(figures),
});
