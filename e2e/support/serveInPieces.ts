import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
// eslint-disable-next-line no-restricted-syntax -- The host is slow, not the journey.
import {setTimeout as pause} from 'node:timers/promises';

const pieceBytes = 1024;
/** So many bytes of each page arrive in pieces. The first screen is in them. */
const slowBytes = 48 * 1024;
/** Longer than a frame, so that the browser paints what has arrived. */
const pauseMs = 20;

/** A server whose pages arrive a piece at a time. */
export interface PieceServer {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Serves the site at `origin`, its pages as over a slow connection. */
export async function serveInPieces(origin: string): Promise<PieceServer> {
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url ?? '/', origin));
      const type = answer.headers.get('content-type') ?? '';
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, {'content-type': type});
      const slow = type.startsWith('text/html') ? Math.min(slowBytes, body.length) : 0;
      for (let at = 0, end = 0; at < slow; at = end) {
        end = pieceEnd(body, at, slow);
        response.write(body.subarray(at, end));
        await pause(pauseMs);
      }
      response.end(body.subarray(slow));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Pieces end with a tag, because a centered line moves when its second half arrives, which no style can prevent. */
function pieceEnd(body: Buffer, start: number, slow: number): number {
  const end = Math.min(start + pieceBytes, slow);
  const tag = body.lastIndexOf('>', end - 1);
  return tag < start ? end : tag + 1;
}
