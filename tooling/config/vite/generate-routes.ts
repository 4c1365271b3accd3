import { Generator, getConfig } from '@tanstack/router-generator';
import { fileRoutes } from './file-routes.ts';

// Run from an app's folder. Type checking needs the route tree, and a whole build would be slow.
const root = process.cwd();
await new Generator({ config: getConfig(fileRoutes, root), root }).run();
