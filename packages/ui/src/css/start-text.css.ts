import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';

// Styles the messages that a build writes into the HTML of an app, for a page whose code cannot run.
globalStyle('.start-text', { padding: vars.space[24], textAlign: 'center' });
globalStyle('.start-text a', { textDecoration: 'underline' });
