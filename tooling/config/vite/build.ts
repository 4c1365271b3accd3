import { build } from 'vite';

// Run from an app's folder: an app depends only on this package for its build, and not on Vite's command.
await build();
