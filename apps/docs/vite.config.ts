import { mergeConfig, ports, webApp } from '@tillbook/vite-config';
import { documentationPages } from './rendering/documentation-pages.ts';

// The server answers /docs with index.html and /docs/guide with guide.html, as Vite does while developing.
const pages = webApp({
  port: ports.docs,
  base: '/docs/',
  components: false,
  pages: ['index.html', 'guide.html'],
  plugins: [documentationPages()],
});

// The viewer is one file of 1.5 MB, loaded after the page itself; there is nothing to cut it along.
export default mergeConfig(pages, { build: { chunkSizeWarningLimit: 1600 } });
