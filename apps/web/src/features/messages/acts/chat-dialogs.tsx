import type { ComponentProps } from 'react';
import { ListDialogs } from './list-dialogs.tsx';
import { TalkDialogs } from './talk-dialogs.tsx';

/** What opens over the list or over a conversation: one file, as each part alone is small. */
export function ChatDialogs(
  props:
    | ({ over: 'list' } & ComponentProps<typeof ListDialogs>)
    | ({ over: 'talk' } & ComponentProps<typeof TalkDialogs>),
) {
  return props.over === 'list' ? <ListDialogs {...props} /> : <TalkDialogs {...props} />;
}
