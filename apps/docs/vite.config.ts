import { mergeConfig, ports, webApp } from '@tillbook/config/vite';
import { documentationPages } from './rendering/documentation-pages.ts';

// Builds index.html for /docs and guide.html for /docs/guide, as the server and Vite in development serve them.
const pages = webApp({
  port: ports.docs,
  base: '/docs/',
  components: false,
  pages: ['index.html', 'guide.html', 'ui.html', 'domain.html'],
  plugins: [documentationPages()],
});

// Raises the limit for the viewer: one file of 1.5 MB, loaded after the page itself, that cannot be split.
export default mergeConfig(pages, { build: { chunkSizeWarningLimit: 1600 } });
