import { ports, webApp } from '@tillbook/config/vite';

// The server answers /card-form with card-form.html, as Vite does while developing.
export default webApp({
  port: ports.tokenization,
  pages: ['card-form.html', 'bank-form.html'],
  proxy: { '/payment-instruments': ports.vault },
});
