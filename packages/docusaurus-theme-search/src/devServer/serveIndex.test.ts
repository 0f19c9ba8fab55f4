import type {IncomingMessage, ServerResponse} from 'node:http';
import {expect, it, vi} from 'vitest';
import type {Answer} from './liveIndex';
import {serveIndex} from './serveIndex';

async function request(url: string, answer: Answer | undefined) {
  const paths: string[] = [];
  const index = {update: () => undefined, answer: (path: string) => (paths.push(path), Promise.resolve(answer))};
  const response = {statusCode: 0, setHeader: vi.fn(), end: vi.fn()};
  const next = vi.fn();
  await serveIndex(index)({url} as IncomingMessage, response as unknown as ServerResponse, next);
  return {paths, response, next};
}

it('sends a file of the index, without its query, and lets no browser keep it', async () => {
  const {paths, response, next} = await request('/search/current/first.dev.json?again', {text: '{}'});
  expect(paths).toEqual(['/search/current/first.dev.json']);
  expect([response.statusCode, response.end.mock.lastCall]).toEqual([200, ['{}']]);
  expect(response.setHeader).toHaveBeenCalledWith('Cache-Control', 'no-cache');
  expect(next).not.toHaveBeenCalled();
});

it('sends the status of an error', async () => {
  const {response} = await request('/search/current/first.dev.json', {status: 500});
  expect([response.statusCode, response.end.mock.lastCall]).toEqual([500, ['']]);
});

it('leaves other requests to the other middlewares', async () => {
  const {response, next} = await request('/search/', undefined);
  expect(next).toHaveBeenCalledTimes(1);
  expect(response.end).not.toHaveBeenCalled();
});
