import { BackLink } from '@hafi/ui/crumbs/crumbs';
import { Link } from 'react-router';
import { type PageBack as Back, usePageBack } from './use-page-back.ts';

/**
 * The way back to the page that this one belongs to. The frame of signed-in screens shows it in its
 * place (and hides this link); other frames have no place for it, so there it stands here.
 */
export function PageBack(back: Back) {
  usePageBack(back);
  return (
    <BackLink as={Link} to={back.to} data-page-back data-twin>
      {back.name}
    </BackLink>
  );
}
