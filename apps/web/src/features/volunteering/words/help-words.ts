import type { DayPart, HelpKind, HelpState } from '@hafi/contract/volunteering/volunteering-terms';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  Car,
  CircleCheck,
  CircleQuestionMark,
  CircleX,
  Clock,
  Coffee,
  Handshake,
  type LucideIcon,
  ShoppingBasket,
} from 'lucide-react';

interface Words {
  readonly name: MessageDescriptor;
  readonly icon: LucideIcon;
}

export const kindWords: Record<HelpKind, Words & { readonly detail: MessageDescriptor }> = {
  errand: {
    name: msg`An errand`,
    detail: msg`Somebody fetches or brings something for you.`,
    icon: ShoppingBasket,
  },
  transport: {
    name: msg`Transport`,
    detail: msg`Somebody goes with you, there and back.`,
    icon: Car,
  },
  company: {
    name: msg`Company`,
    detail: msg`Somebody visits you: to talk, to walk, to play.`,
    icon: Coffee,
  },
};

export const partWords: Record<DayPart, MessageDescriptor> = {
  morning: msg`Morning`,
  afternoon: msg`Afternoon`,
  evening: msg`Evening`,
};

/** Durations by minutes. */
export const lengthWords: Readonly<Record<number, MessageDescriptor>> = {
  30: msg`Half an hour`,
  60: msg`1 hour`,
  120: msg`2 hours`,
  180: msg`3 hours`,
};

export const stateWords: Record<
  HelpState,
  Words & { readonly tone: 'pending' | 'confirmed' | 'sun' }
> = {
  open: { name: msg`Waiting for a volunteer`, icon: Clock, tone: 'pending' },
  accepted: { name: msg`A volunteer comes`, icon: Handshake, tone: 'confirmed' },
  'to-confirm': { name: msg`Please confirm`, icon: CircleQuestionMark, tone: 'sun' },
  done: { name: msg`Done`, icon: CircleCheck, tone: 'confirmed' },
  cancelled: { name: msg`Cancelled`, icon: CircleX, tone: 'pending' },
  lapsed: { name: msg`Its time has passed`, icon: CircleX, tone: 'pending' },
};

/** The states from the volunteer's point of view. */
export const ownStateWords: Record<HelpState, MessageDescriptor> = {
  open: msg`Waiting for a volunteer`,
  accepted: msg`You come`,
  'to-confirm': msg`Waiting for their word`,
  done: msg`Done`,
  cancelled: msg`Cancelled`,
  lapsed: msg`Its time has passed`,
};
