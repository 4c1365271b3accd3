import { testedComponentPlugins } from '@tillbook/config/vite';
import { webTests } from '@tillbook/config/vitest/web';

export default webTests({
  plugins: testedComponentPlugins(),
  loads: [
    '@tanstack/react-query',
    '@tanstack/react-router',
    '@tillbook/contract > zod/mini',
    'get-nonce',
    '@tillbook/ui > radix-ui/accordion',
    '@tillbook/ui > radix-ui/dialog',
    '@tillbook/ui > radix-ui/dropdown-menu',
    '@tillbook/ui > radix-ui/popover',
    '@tillbook/ui > radix-ui/tabs',
    '@tillbook/ui > radix-ui/toast',
    '@tillbook/ui > radix-ui/toggle-group',
  ],
});
