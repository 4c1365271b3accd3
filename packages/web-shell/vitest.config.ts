import { componentPlugins } from '@tillbook/vite-config';
import { webTests } from '@tillbook/vitest-config/web';

export default webTests({
  plugins: componentPlugins(),
  loads: ['@tanstack/react-query', '@tanstack/react-router', '@tillbook/contract > zod/mini', 'get-nonce'],
});
