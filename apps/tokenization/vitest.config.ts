import { testedComponentPlugins } from '@tillbook/config/vite';
import { webTests } from '@tillbook/config/vitest/web';

export default webTests({
  plugins: testedComponentPlugins(),
  viewport: { width: 600, height: 800 },
  loads: ['@tillbook/contract > zod/mini', 'axe-core'],
});
