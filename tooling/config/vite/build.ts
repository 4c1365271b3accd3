import { build } from 'vite';

// Run from an app's folder, so that apps depend only on this package and not on Vite's command.
await build();
