import { defineConfig, mergeConfig } from 'vitest/config';
import web from './vite.config.ts';

export default mergeConfig(
  web,
  defineConfig({
    test: {
      name: 'web',
      environment: 'happy-dom',
      include: ['{src,test}/**/*.test.{ts,tsx}'],
      setupFiles: ['./test-setup.ts'],
      restoreMocks: true,
    },
  }),
);
