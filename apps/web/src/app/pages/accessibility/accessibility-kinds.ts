import { isOffered } from '@hafi/contract/support/claims/claims';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Brain, Ear, Eye, Hand, HeartHandshake, type LucideIcon, Smartphone } from 'lucide-react';

/** What the site offers for one kind of need. */
export interface AccessibilityKind {
  readonly id: string;
  readonly icon: LucideIcon;
  readonly title: MessageDescriptor;
  readonly points: readonly MessageDescriptor[];
}

/** The six kinds of needs, and what the pages do for each. */
export const accessibilityKinds: readonly AccessibilityKind[] = [
  {
    id: 'visual',
    icon: Eye,
    title: msg`Visual`,
    points: [
      msg`No text under 18 points in the comfortable view; large and largest on top of it.`,
      msg`Light, dark and high contrast. No meaning by colour alone: there is always a word.`,
      msg`Pages enlarge to 400 percent without moving sideways, and screen readers find every part by its name.`,
    ],
  },
  {
    id: 'audio',
    icon: Ear,
    title: msg`Audio`,
    points: [
      msg`Nothing is said by sound alone.`,
      msg`Whoever would rather listen has the page read aloud, where the device has a voice for the language.`,
      msg`Whoever does not hear the phone writes: on the contact page or by e-mail.`,
    ],
  },
  {
    id: 'motor',
    icon: Hand,
    title: msg`Motor`,
    points: [
      msg`Every button is at least 44 pixels wide and high; in the comfortable view mostly 56.`,
      msg`Everything works with the keyboard alone, and a thick frame shows where you are.`,
      isOffered('emergency')
        ? msg`Nothing has a time limit but codes, and the ten seconds to stop an emergency alert.`
        : msg`Nothing has a time limit but codes: another one is one tap away.`,
    ],
  },
  {
    id: 'mobile',
    icon: Smartphone,
    title: msg`Mobile`,
    points: [
      msg`Made for small, cheap phones first, and for slow networks.`,
      msg`Upright or sideways, nothing is lost at 320 pixels of width.`,
      msg`Public pages can be read before any program of ours has run, and the emergency numbers without a network.`,
    ],
  },
  {
    id: 'cognitive',
    icon: Brain,
    title: msg`Cognitive`,
    points: [
      isOffered('one-question-at-once')
        ? msg`One question at a time, plain words, and what you wrote is never lost.`
        : msg`Plain words, and what you wrote is kept while you go on.`,
      msg`The same thing stands in the same place on every page, an icon always with its word.`,
      msg`An error says what to do, not who is to blame.`,
    ],
  },
  {
    id: 'inclusive',
    icon: HeartHandshake,
    title: msg`Inclusive`,
    points: [
      msg`Kinyarwanda, English and French, on every page.`,
      msg`Somebody you trust may help you, and you may agree by word of mouth.`,
      msg`No e-mail address? A phone number is enough to sign in.`,
    ],
  },
];
