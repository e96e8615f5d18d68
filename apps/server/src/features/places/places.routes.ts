import * as contract from '@hafi/contract/places/places.contract';
import type { Feature } from '../../platform/feature.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { listPlaces } from './list-places.ts';

export function placesFeature({ translate }: Platform): Feature {
  return {
    handlers: [
      handle(contract.listPlaces, async ({ query, locale }) => ({
        data: listPlaces(query, locale, translate),
      })),
    ],
  };
}
