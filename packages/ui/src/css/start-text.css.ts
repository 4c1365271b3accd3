import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';

// Styles the sentences that a build writes into its page, shown while no code of the app runs.
globalStyle('.start-text', { padding: vars.space[24], textAlign: 'center' });
globalStyle('.start-text a', { textDecoration: 'underline' });
