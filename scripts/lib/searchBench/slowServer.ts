import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {serveCompressed} from '../bench/gzipServer';
import {share, type Link, type Transfer} from './slowLink';

/** Bytes that the server has sent. */
export interface Sent {
  /** Milliseconds since 1970, as `performance.timeOrigin + performance.now()` in a page. */
  readonly at: number;
  readonly path: string;
  readonly bytes: number;
}

export interface SlowServer {
  /** `http://127.0.0.1:<port>` */
  readonly origin: string;
  /** Everything sent, including headers. */
  readonly sent: readonly Sent[];
  /** Resolves when nothing has been sent or requested for this many milliseconds. */
  quiet(milliseconds: number): Promise<void>;
  close(): void;
}

interface Answer extends Transfer {
  readonly path: string;
  readonly body: Buffer;
  readonly response: http.ServerResponse;
}

const tick = 4;
/** The approximate size of a response's headers when compressed as in HTTP/2. */
const headerBytes = 150;

const now = (): number => performance.timeOrigin + performance.now();

/**
 * Serves a built site over a slow link. The browser's own throttling only applies to pages, so a worker would fetch at
 * full speed.
 */
export async function serveSlowly(dir: string, link: Link): Promise<SlowServer> {
  const site = await serveCompressed(dir, new Map());
  const answers = new Set<Answer>();
  const sent: Sent[] = [];
  let changed = now();
  const server = http.createServer((request, response) => {
    changed = now();
    const path = request.url ?? '/';
    fetchRaw(site.origin + path).then(
      ({head, body}) => {
        response.writeHead(head.statusCode ?? 500, {...head.headers, connection: 'keep-alive'});
        const size = body.length + headerBytes;
        answers.add({path, body, response, from: changed + link.latency, size, sent: 0});
      },
      () => response.writeHead(502).end(),
    );
  });
  let last = now();
  const timer = setInterval(() => {
    const [from, to] = [last, now()];
    last = to;
    const waiting = [...answers];
    for (const [index, bytes] of share(waiting, from, to, link).entries()) {
      const answer = waiting[index];
      if (!answer || bytes === 0) continue;
      changed = to;
      sent.push({at: to, path: answer.path, bytes});
      if (sendOn(answer, bytes)) answers.delete(answer);
    }
  }, tick);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    async quiet(milliseconds) {
      while (answers.size > 0 || now() - changed < milliseconds)
        await new Promise((resolve) => setTimeout(resolve, 20));
    },
    close() {
      clearInterval(timer);
      server.closeAllConnections();
      [server, site].forEach((each) => each.close());
    },
  };
}

/** Sends more of a response, and returns whether that was all. */
function sendOn(answer: Answer, bytes: number): boolean {
  const place = (sent: number): number => Math.max(0, Math.floor(sent) - headerBytes);
  const from = place(answer.sent);
  answer.sent += bytes;
  const isDone = answer.sent >= answer.size - 1e-3;
  answer.response.write(answer.body.subarray(from, isDone ? undefined : place(answer.sent)));
  if (isDone) answer.response.end();
  return isDone;
}

interface RawAnswer {
  readonly head: http.IncomingMessage;
  readonly body: Buffer;
}

/** A response as it is sent, compressed. */
function fetchRaw(address: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    http
      .get(address, (head) => {
        const chunks: Buffer[] = [];
        head.on('data', (chunk: Buffer) => chunks.push(chunk));
        head.on('end', () => resolve({head, body: Buffer.concat(chunks)}));
      })
      .on('error', reject);
  });
}
