import * as contract from '@hafi/contract/places/places.contract';
import { type Handler, handle } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { listPlaces } from './list-places.ts';

export function placesHandlers({ translate }: Platform): readonly Handler[] {
  return [
    handle(contract.listPlaces, async ({ query, locale }) => ({
      data: listPlaces(query, locale, translate),
    })),
  ];
}
