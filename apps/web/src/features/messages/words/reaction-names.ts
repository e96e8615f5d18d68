import type { Reaction } from '@hafi/contract/messages/message-terms';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Frown, HandHeart, Heart, type LucideIcon, Smile, ThumbsUp } from 'lucide-react';

/** How people answer without writing: an icon, always with its word. */
export const reactionNames: Readonly<
  Record<Reaction, { readonly icon: LucideIcon; readonly name: MessageDescriptor }>
> = {
  heart: { icon: Heart, name: msg`Love` },
  thanks: { icon: HandHeart, name: msg`Thank you` },
  yes: { icon: ThumbsUp, name: msg({ message: 'Yes', context: 'reaction' }) },
  smile: { icon: Smile, name: msg({ message: 'Happy', context: 'reaction' }) },
  sad: { icon: Frown, name: msg({ message: 'Sad', context: 'reaction' }) },
};
