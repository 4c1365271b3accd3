import { ports, webApp } from '@tillbook/config/vite';

// Builds card-form.html for /card-form, as the server and Vite in development serve it.
export default webApp({
  port: ports.tokenization,
  pages: ['card-form.html', 'bank-form.html'],
  proxy: { '/payment-instruments': ports.vault },
});
