export { nextFrame } from './timing/next-frame.ts';
export { useNextFrame, type NextFrameChange } from './timing/use-next-frame.ts';
export { whenIdle } from './timing/when-idle.ts';
