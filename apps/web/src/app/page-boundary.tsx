import { Wrap } from '@hafi/ui/layout/layout';
import { Component, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { PageError } from './page-error.tsx';
import { PageLoading } from './page-loading.tsx';

/** Keeps a broken screen from taking the whole page with it; another address tries anew. */
class Boundary extends Component<{ broken: ReactNode; children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? this.props.broken : this.props.children;
  }
}

/**
 * What stands around each page: the spinner while it loads, the ways out when it broke. The
 * outermost one has no frame around it that would be the `main` part of the document.
 */
export function PageBoundary({
  outermost,
  children,
}: {
  outermost?: boolean;
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  return (
    <Boundary
      key={pathname}
      broken={
        outermost ? (
          <Wrap as="main" id="main">
            <PageError />
          </Wrap>
        ) : (
          <PageError />
        )
      }
    >
      <Suspense fallback={<PageLoading />}>{children}</Suspense>
    </Boundary>
  );
}
