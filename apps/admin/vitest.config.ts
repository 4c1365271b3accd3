import { testedComponentPlugins } from '@tillbook/config/vite';
import { msw } from 'msw/vite';
import { webTests } from '@tillbook/config/vitest/web';

export default webTests({
  plugins: [...testedComponentPlugins(), msw({ mode: 'worker-only' })],
  viewport: { width: 1280, height: 800 },
  loads: [
    '@tanstack/react-query',
    '@tanstack/react-router',
    '@tillbook/contract > zod/mini',
    '@tillbook/web-shell > get-nonce',
    '@tillbook/ui > radix-ui/accordion',
    '@tillbook/ui > radix-ui/dialog',
    '@tillbook/ui > radix-ui/dropdown-menu',
    '@tillbook/ui > radix-ui/popover',
    '@tillbook/ui > radix-ui/tabs',
    '@tillbook/ui > radix-ui/toast',
    '@tillbook/ui > radix-ui/toggle-group',
    '@tillbook/ui > downshift',
    'msw',
    'msw/browser',
  ],
});
