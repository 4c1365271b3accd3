import { mergeConfig, ports, webApp } from '@tillbook/config/vite';
import { documentationPages } from './rendering/documentation-pages.ts';

// The server serves /docs as index.html and /docs/guide as guide.html, and so on, as Vite does in development.
const pages = webApp({
  port: ports.docs,
  base: '/docs/',
  components: false,
  pages: ['index.html', 'guide.html', 'ui.html', 'domain.html'],
  plugins: [documentationPages()],
});

// The viewer is one file of 1.5 MB, loaded after the page itself; it cannot be split.
export default mergeConfig(pages, { build: { chunkSizeWarningLimit: 1600 } });
