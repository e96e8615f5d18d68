import type { Figures } from './figures.contract.ts';

/** The numbers that a demo shows, marked as samples. Nobody counted them. */
export const sampleFigures: Figures = {
  sample: true,
  elders: 4_200,
  family: 18_500,
  doctors: null,
  volunteers: 1_200,
  partners: 850,
  rating: 4.9,
};
