import { ports, webApp } from '@tillbook/config/vite';

export default webApp({
  port: ports.admin,
  base: '/admin/',
  router: true,
  proxy: { '/api': ports.api, '/admin/manifest.webmanifest': ports.api, '/docs': ports.api },
});
