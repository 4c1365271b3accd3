import { ports, webApp } from '@tillbook/config/vite';

export default webApp({
  port: ports.merchant,
  router: true,
  proxy: {
    '/api': ports.api,
    '/manifest.webmanifest': ports.api,
    '/docs': ports.docs,
    '/storybook': ports.api,
    '/admin/': ports.admin,
  },
});
