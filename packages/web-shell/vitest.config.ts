import { webTests } from '@tillbook/web-tests/settings';

export default webTests({
  loads: ['@tanstack/react-query', '@tanstack/react-router', '@tillbook/contract > zod/mini', 'get-nonce'],
});
