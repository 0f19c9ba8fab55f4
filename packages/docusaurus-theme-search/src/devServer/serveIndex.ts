import type {IncomingMessage, ServerResponse} from 'node:http';
import type {LiveIndex} from './liveIndex';

/** Returns a middleware that serves the index. */
export function serveIndex(index: LiveIndex) {
  return async (request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> => {
    const answer = await index.answer(new URL(request.url ?? '', 'http://localhost').pathname);
    if (!answer) {
      next();
      return;
    }
    response.statusCode = 'status' in answer ? answer.status : 200;
    response.setHeader('Content-Type', 'application/json');
    // Not `no-store`: Chromium then reports some of the requests as aborted, although it has read the response.
    response.setHeader('Cache-Control', 'no-cache');
    response.end('text' in answer ? answer.text : '');
  };
}
