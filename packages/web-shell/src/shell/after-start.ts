// What no first page needs, but what has to be there once a connection is lost: loaded together, right after the start.
export { LastingParts } from './lasting-parts.tsx';
export { SilenceNotice } from '../api/silence-notice.tsx';
