import { Component, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { PageError } from './page-error.tsx';
import { PageLoading } from './page-loading.tsx';

/** Keeps a broken screen from taking the whole page with it; another address tries anew. */
class Boundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <PageError /> : this.props.children;
  }
}

/** What stands around each page: the spinner while it loads, the ways out when it broke. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Boundary key={pathname}>
      <Suspense fallback={<PageLoading />}>{children}</Suspense>
    </Boundary>
  );
}
