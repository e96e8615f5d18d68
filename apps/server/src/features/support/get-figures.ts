import { minuteInMs } from '@hafi/base/time';
import type { Figures } from '@hafi/contract/support/figures.contract';
import { sampleFigures } from '@hafi/contract/support/sample-figures';
import type { Platform } from '../../platform/platform.ts';
import { countPeopleWithRole } from '../accounts/accounts.public.ts';
import { countRelatives } from '../circle/circle.public.ts';
import { countListedDoctors } from '../doctors/doctors.public.ts';

/** The smallest number that is shown: fewer would tell about single people. */
const smallest = 10;
const shown = (count: number) => (count < smallest ? null : count);

const freshMs = 10 * minuteInMs;

/**
 * Creates the query for the network in numbers: the samples in a demo, else what this service
 * counts itself. Nobody counts volunteers who were checked, partners or how families rate the
 * service, so they are null. Counted at most once in ten minutes, because anybody may ask.
 */
export function keptFigures(platform: Platform): () => Promise<Figures> {
  if (platform.config.demo) return async () => sampleFigures;
  let kept: { readonly at: number; readonly figures: Promise<Figures> } | undefined;
  return () => {
    const now = platform.clock.now().getTime();
    if (!kept || now - kept.at >= freshMs) {
      const figures = count(platform);
      kept = { at: now, figures };
      figures.catch(() => {
        kept = undefined;
      });
    }
    return kept.figures;
  };
}

async function count({ db }: Platform): Promise<Figures> {
  const [elders, family, doctors] = await Promise.all([
    countPeopleWithRole(db, 'PATIENT'),
    countRelatives(db),
    countListedDoctors(db),
  ]);
  return {
    sample: false,
    elders: shown(elders),
    family: shown(family),
    doctors: shown(doctors),
    volunteers: null,
    partners: null,
    rating: null,
  };
}
