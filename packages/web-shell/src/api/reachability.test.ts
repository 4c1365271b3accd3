import { expect, test } from 'vitest';
import { createReachability } from './reachability.ts';

const openPage = (onLine = true) => {
  const target = new EventTarget();
  const navigator = { onLine };
  const page = {
    navigator,
    addEventListener: (type: string, listener: () => void) => target.addEventListener(type, listener),
  };
  const go = (isOnline: boolean) => {
    navigator.onLine = isOnline;
    target.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  };
  return { page, go };
};

test("follows the browser's online and offline events", () => {
  const { page, go } = openPage();
  const reachability = createReachability(page);
  expect(reachability.get()).toBe('reachable');
  go(false);
  expect(reachability.get()).toBe('offline');
  go(true);
  expect(reachability.get()).toBe('reachable');
  expect(createReachability(openPage(false).page).get()).toBe('offline');
});

test('stays offline when a response arrives whose call started before the connection was lost', () => {
  const { page, go } = openPage();
  const reachability = createReachability(page);
  const call = reachability.recordCall();
  go(false);
  call.recordResponse();
  expect(reachability.get()).toBe('offline');
  go(true);
  go(false);
  call.recordResponse();
  expect(reachability.get()).toBe('offline');
});

test('becomes reachable after a response to a call that started while the browser reported to be offline', () => {
  const { page, go } = openPage();
  const reachability = createReachability(page);
  go(false);
  reachability.recordCall().recordResponse();
  expect(reachability.get()).toBe('reachable');
});

test('becomes unreachable after two calls without a response, not after one', () => {
  const reachability = createReachability(openPage().page);
  reachability.recordCall().recordLostCall();
  expect(reachability.get()).toBe('reachable');
  reachability.recordCall().recordResponse();
  reachability.recordCall().recordLostCall();
  expect(reachability.get()).toBe('reachable');
  reachability.recordCall().recordLostCall();
  expect(reachability.get()).toBe('unreachable');
});

test('becomes reachable after the next response, and notifies once per change', () => {
  const reachability = createReachability(openPage().page);
  const heard: string[] = [];
  const leave = reachability.subscribe(() => heard.push(reachability.get()));
  reachability.recordCall().recordLostCall();
  reachability.recordCall().recordLostCall();
  reachability.recordCall().recordLostCall();
  reachability.recordCall().recordResponse();
  reachability.recordCall().recordResponse();
  leave();
  reachability.recordCall().recordLostCall();
  reachability.recordCall().recordLostCall();
  expect(heard).toEqual(['unreachable', 'reachable']);
});
