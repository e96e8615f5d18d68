import { ButtonLink } from '@hafi/ui/button/button';
import { useLingui } from '@lingui/react/macro';
import { MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { mapLink } from '../../kit/position/map-link.ts';
import { askPositionQuietly, messageLink, ownPosition } from './call/own-position.ts';

/**
 * Opens the device's own messages with a ready call for help: it needs neither a network nor an
 * account. `here` is for the device of the person whom it is about: it adds where it is, if it has been
 * found by then.
 */
export function AskBySms(props: {
  numbers: readonly string[];
  /** The full name of who needs help. */
  about: string;
  here: boolean;
  children: ReactNode;
  'aria-label'?: string;
}) {
  const { about, children, here, numbers } = props;
  const { t } = useLingui();
  const words = t`${about} needs help now. Please call or come.`;
  const href = () => {
    const position = here ? ownPosition() : null;
    return messageLink(numbers, position ? `${words} ${mapLink(position)}` : words);
  };
  return (
    <ButtonLink
      variant="second"
      icon={MessageSquare}
      href={href()}
      aria-label={props['aria-label']}
      onPointerDown={() => {
        if (here) askPositionQuietly();
      }}
      // What has been found since it was drawn.
      onClick={({ currentTarget }) => currentTarget.setAttribute('href', href())}
    >
      {children}
    </ButtonLink>
  );
}
