import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MessageReport } from './reports.queries.ts';

/** Why a message was reported. */
export const reasonWords: Readonly<Record<MessageReport['reason'], MessageDescriptor>> = {
  money: msg`It wants money or a code`,
  threat: msg`It threatens or frightens`,
  indecent: msg`It is indecent`,
  false: msg`It says something untrue about health or help`,
  other: msg`Something else`,
};

const kinds: Readonly<Record<string, MessageDescriptor>> = {
  voice: msg`A voice message`,
  image: msg`A picture`,
  file: msg`A file`,
  location: msg`A place`,
  call: msg`A call`,
};

/** A message without words, by its kind. */
export const kindWord = (kind: string): MessageDescriptor => kinds[kind] ?? msg`A message`;
