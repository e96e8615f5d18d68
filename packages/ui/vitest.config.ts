import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    name: 'ui',
    environment: 'happy-dom',
    include: ['{src,test}/**/*.test.{ts,tsx}'],
    setupFiles: ['./test-setup.ts'],
    css: { include: [/tokens\.css/] },
    restoreMocks: true,
  },
});
