import { msw } from 'msw/vite';
import { webTests } from '@tillbook/web-tests/settings';

export default webTests({
  plugins: [msw({ mode: 'worker-only' })],
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
