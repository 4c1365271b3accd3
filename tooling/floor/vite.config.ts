import { ports, webApp } from '@tillbook/vite-config';

// The settings of the web apps. The one route is written in code: file routes are for screens, of which there
// are none.
export default webApp({ port: ports.merchant });
