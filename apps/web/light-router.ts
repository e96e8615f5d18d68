import type { Plugin } from 'vite';

const declaration = 'function PrefetchPageLinks({ page, ...linkProps }) {';

/**
 * Leaves out of the build what links of the router would load in advance: only its own framework can
 * ask for that, and every page would load the code (1 KB). The bundler drops the rest, which
 * nothing refers to then.
 */
export const lightRouter: Plugin = {
  name: 'light-router',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/production\/lib\/dom\/ssr\/components[.]js$/ },
    handler(code) {
      if (!code.includes(declaration)) this.error('The router prefetches in another way now.');
      return {
        code: code.replace(
          declaration,
          `function PrefetchPageLinks() { return null; }\n${declaration.replace('Prefetch', 'DroppedPrefetch')}`,
        ),
        map: null,
      };
    },
  },
};
