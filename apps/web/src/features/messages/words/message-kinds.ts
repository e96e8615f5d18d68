import type { MessageKind } from '@hafi/contract/messages/message-terms';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { FileText, Image, type LucideIcon, MapPin, Mic, Phone, UserPlus } from 'lucide-react';

/** How a message without text is named in one line. */
export const messageKindNames: Readonly<
  Record<
    Exclude<MessageKind, 'text'>,
    { readonly icon: LucideIcon; readonly name: MessageDescriptor }
  >
> = {
  voice: { icon: Mic, name: msg`Voice note` },
  image: { icon: Image, name: msg`Photo` },
  file: { icon: FileText, name: msg`File` },
  location: { icon: MapPin, name: msg({ context: 'location', message: 'Place' }) },
  joined: { icon: UserPlus, name: msg`Now in this conversation` },
  call: { icon: Phone, name: msg({ message: 'Call', context: 'noun' }) },
};
