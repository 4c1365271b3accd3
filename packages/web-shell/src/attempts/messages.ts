export const attemptName = (amount: string, noun: string, time: string): string =>
  `The ${amount}${noun} from ${time}`;

export const attemptSucceeded = (attempt: string): string => `${attempt} succeeded`;
export const nothingSent = 'Nothing new was sent.';
export const attemptFailed = (attempt: string): string => `${attempt} failed`;
export const attemptGivenUp = (attempt: string): string => `${attempt} was given up`;
export const cannotTakeEffect = 'It can no longer take effect.';

export const notReceivedYet = (attempt: string): string => `${attempt} has not been received yet`;
export const canTryAgain =
  'It may still be on its way. Trying again sends the same request, and has no second effect.';
export const mustGiveUp = 'It may still be on its way. Give it up before you send another one.';

export const lookingUp = (attempt: string): string => `${attempt} is being looked up`;
export const stillUnknown = (attempt: string): string => `${attempt} is still unknown`;
export const mustCheckList = (noun: string): string =>
  `It is too old to be looked up. Check the list of ${noun}s before you send another one.`;
export const mustCheckAgain = 'Check again before you send another one.';
