import { componentPlugins } from '@tillbook/vite-config';
import { webTests } from '@tillbook/vitest-config/web';

export default webTests({
  plugins: componentPlugins(),
  viewport: { width: 600, height: 800 },
  loads: ['@tillbook/contract > zod/mini', 'axe-core'],
});
