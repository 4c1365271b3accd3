import { refunded, sentToYourBank } from '../messages.ts';
import { paymentSteps } from './payment-steps.ts';
import { correctionSteps, requestSteps } from './push-steps.ts';
import type { TransactionStep, TransactionStory } from './transaction-step.ts';

export const transactionSteps = (story: TransactionStory): readonly TransactionStep[] => {
  const { type, subtype } = story.transaction;
  if (type === 'pull') return paymentSteps(story);
  if (subtype === 'refund') return requestSteps(story, refunded);
  return subtype === undefined ? requestSteps(story, sentToYourBank) : correctionSteps(story);
};
