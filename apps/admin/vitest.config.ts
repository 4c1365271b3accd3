import { componentPlugins } from '@tillbook/vite-config';
import { msw } from 'msw/vite';
import { webTests } from '@tillbook/vitest-config/web';

export default webTests({
  plugins: [...componentPlugins(), msw({ mode: 'worker-only' })],
  viewport: { width: 1280, height: 800 },
  loads: [
    '@tanstack/react-query',
    '@tanstack/react-router',
    '@tillbook/contract > zod/mini',
    '@tillbook/web-shell > get-nonce',
    '@tillbook/ui > radix-ui/dialog',
    'msw',
    'msw/browser',
  ],
});
