import { build } from 'vite';

// Run from an app's folder: an app depends on this package alone for its build, and on Vite's own command for nothing.
await build();
