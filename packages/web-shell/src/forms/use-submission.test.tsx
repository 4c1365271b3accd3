import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useSubmission } from './use-submission.ts';

afterEach(cleanup);

type FormProps = {
  readonly send: (word: string) => Promise<string>;
  readonly heard: string[];
};

function Form({ send, heard }: FormProps) {
  const submission = useSubmission({
    send,
    onSuccess: (answer, word) => heard.push(`${word}: ${answer}`),
    onFailure: (error) => heard.push(error.message),
  });
  return (
    <>
      <button type="button" onClick={() => submission.submit('word')}>
        Send
      </button>
      <p>
        {submission.isPending ? 'pending' : (submission.error?.message ?? submission.data ?? 'untouched')}
      </p>
    </>
  );
}

const openCall = () => {
  const answers = Promise.withResolvers<string>();
  const sent: string[] = [];
  const send = (word: string) => {
    sent.push(word);
    return answers.promise;
  };
  return { send, sent, answer: answers.resolve, fail: answers.reject };
};

const button = page.getByRole('button', { name: 'Send' });

test('submits a form once when pressed twice before a render', async () => {
  const { send, sent, answer } = openCall();
  const heard: string[] = [];
  render(<Form send={send} heard={heard} />);
  const element = button.element();
  if (!(element instanceof HTMLButtonElement)) throw new Error('The form has a button.');
  element.click();
  element.click();
  await expect.element(page.getByText('pending')).toBeVisible();
  expect(sent).toEqual(['word']);
  answer('done');
  await expect.element(page.getByText('done')).toBeVisible();
  expect(heard).toEqual(['word: done']);
});

test('shows the error until the form is sent again', async () => {
  const heard: string[] = [];
  let count = 0;
  const send = () => {
    count += 1;
    return count === 1 ? Promise.reject(new Error('refused')) : Promise.resolve('taken');
  };
  render(<Form send={send} heard={heard} />);
  await button.click();
  await expect.element(page.getByText('refused')).toBeVisible();
  await button.click();
  await expect.element(page.getByText('taken')).toBeVisible();
  expect(heard).toEqual(['refused', 'word: taken']);
});

test('calls onSuccess even after the screen was left', async () => {
  const { send, answer } = openCall();
  const heard: string[] = [];
  const { unmount } = render(<Form send={send} heard={heard} />);
  await button.click();
  unmount();
  answer('done');
  await expect.poll(() => heard).toEqual(['word: done']);
});
