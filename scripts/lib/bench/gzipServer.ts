import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {gzipSync} from 'node:zlib';
import {serveSite} from '../siteServer';

export interface ServedFile {
  readonly type: string;
  readonly body: Buffer;
}

export interface GzipServer {
  /** `http://127.0.0.1:<port>` */
  readonly origin: string;
  close(): void;
}

interface Answer extends ServedFile {
  readonly status: number;
  readonly isCompressed: boolean;
}

const textType = /^(?:text\/|application\/(?:javascript|json|xml|manifest)|image\/svg)/;

/**
 * Serves a built site at a free port as GitHub Pages does, with compressed text. Responses are cached, so that
 * compressing takes no time from the measured browser.
 *
 * @param extra files in addition to the site, by path
 */
export async function serveCompressed(dir: string, extra: ReadonlyMap<string, ServedFile>): Promise<GzipServer> {
  const site = await serveSite(dir, 0);
  const answers = new Map<string, Answer>();
  const answerTo = async (path: string): Promise<Answer> => {
    const file = extra.get(path);
    const answer = answers.get(path) ?? compress(file ? {...file, status: 200} : await ask(originOf(site) + path));
    answers.set(path, answer);
    return answer;
  };
  const server = http.createServer((request, response) => {
    answerTo(request.url ?? '/').then(
      (answer) => send(response, answer),
      () => response.writeHead(502).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: originOf(server),
    close: () => [server, site].forEach((each) => each.close()),
  };
}

async function ask(address: string): Promise<Omit<Answer, 'isCompressed'>> {
  const response = await fetch(address);
  const body = Buffer.from(await response.arrayBuffer());
  return {status: response.status, type: response.headers.get('content-type') ?? '', body};
}

function compress(answer: Omit<Answer, 'isCompressed'>): Answer {
  return textType.test(answer.type)
    ? {...answer, body: gzipSync(answer.body, {level: 9}), isCompressed: true}
    : {...answer, isCompressed: false};
}

function send(response: http.ServerResponse, {status, type, body, isCompressed}: Answer): void {
  response.writeHead(status, {
    'content-type': type,
    'content-length': body.length,
    ...(isCompressed && {'content-encoding': 'gzip'}),
  });
  response.end(body);
}

function originOf(server: http.Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
