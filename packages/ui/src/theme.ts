import './css/global.css.ts';

export { vars } from './tokens/contract.css.ts';
export { below, breakpoints, pointer, reducedMotion } from './tokens/breakpoints.ts';
