import {beforeEach, expect, it} from 'vitest';
import {errorOverlay} from './errorOverlay';

let sent: unknown[] = [];
const clients = [{}];
const server = {
  webSocketServer: {clients},
  sendMessage: (to: unknown, ...message: unknown[]) => sent.push([to === clients, ...message]),
};
const listening = () => {
  const overlay = errorOverlay();
  overlay.configuration.devServer.onListening(server as never);
  return overlay;
};

beforeEach(() => {
  sent = [];
});

it('sends an error to all open pages, and hides it once', () => {
  const overlay = listening();
  overlay.show('CCNode.md:3:1: Unknown name.');
  overlay.hide();
  overlay.hide();
  expect(sent).toEqual([
    [true, 'errors', ['CCNode.md:3:1: Unknown name.']],
    [true, 'still-ok', undefined],
  ]);
});

it('sends nothing if there was no error', () => {
  listening().hide();
  expect(sent).toEqual([]);
});

it('does nothing before the server listens', () => {
  errorOverlay().show('No server');
  expect(sent).toEqual([]);
});
