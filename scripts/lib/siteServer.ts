import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {answerLikePages, type HostedFiles} from './pagesHost';

/**
 * Serves a built site as GitHub Pages does, with 404.html for unknown addresses (pagesHost.ts).
 *
 * @param baseUrl path the site is served under, with both slashes: "/" or "/docs/"
 * @param delayOf returns the delay of a file in milliseconds, by its path
 * @throws the server's own error (EADDRINUSE and the like) as a rejection
 */
export function serveSite(
  dir: string,
  port: number,
  baseUrl = '/',
  delayOf: (path: string) => number = () => 0,
): Promise<http.Server> {
  const send = sirv(dir, {dev: true, etag: true, extensions: [], setHeaders: setCacheHeader});
  const notFoundPage = path.join(dir, '404.html');
  const server = http.createServer((request, response) => {
    const {pathname, search} = new URL(request.url ?? '/', 'http://host');
    if (pathname === baseUrl.slice(0, -1) && baseUrl !== '/') {
      response.writeHead(301, {location: baseUrl + search}).end();
      return;
    }
    const answer = pathname.startsWith(baseUrl)
      ? answerLikePages(pathname.slice(baseUrl.length - 1), filesIn(dir))
      : ({status: 404} as const);
    switch (answer.status) {
      case 200:
        request.url = encodeURI(answer.file);
        setTimeout(() => send(request, response), delayOf(answer.file));
        return;
      case 301:
        response.writeHead(301, {location: baseUrl + answer.location.slice(1) + search}).end();
        return;
      default:
        response.writeHead(answer.status, {'content-type': 'text/html; charset=utf-8'});
        response.end(
          answer.status === 404 && fs.existsSync(notFoundPage) ? fs.readFileSync(notFoundPage) : String(answer.status),
        );
    }
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

/**
 * GitHub Pages lets browsers cache every file for ten minutes. Here they cache only files whose names change with their
 * content, so that a new build shows immediately.
 */
function setCacheHeader(response: http.ServerResponse, file: string): void {
  if (file.startsWith('/assets/')) response.setHeader('Cache-Control', 'max-age=600');
}

function filesIn(dir: string): HostedFiles {
  const stats = (name: string) => fs.statSync(path.join(dir, name), {throwIfNoEntry: false});
  return {isFile: (name) => stats(name)?.isFile() === true, isFolder: (name) => stats(name)?.isDirectory() === true};
}
