export { giveUp } from './accept-dispute.ts';
export { askAboutAnswerAt } from './answer-store.ts';
export { expireDispute } from './lose-dispute.ts';
export { openDispute, takeOnDispute } from './open-dispute.ts';
export { resolveAnswer } from './resolve-answer.ts';
export { saveEvidence } from './save-dispute-evidence.ts';
export { submitEvidence } from './submit-dispute.ts';
