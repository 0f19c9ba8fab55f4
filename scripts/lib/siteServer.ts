import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

/**
 * Serves a built site as GitHub Pages does: /page finds page.html or page/index.html, anything else gets 404.html.
 *
 * @param baseUrl path the site is served under, with both slashes: "/" or "/docs/"
 * @throws the server's own error (EADDRINUSE and the like) as a rejection
 */
export function serveSite(dir: string, port: number, baseUrl = '/'): Promise<http.Server> {
  const notFoundPage = path.join(dir, '404.html');
  const respond = sirv(dir, {
    dev: true,
    etag: true,
    extensions: ['html'],
    onNoMatch: (_request, response) => {
      response.writeHead(404, {'content-type': 'text/html; charset=utf-8'});
      response.end(fs.existsSync(notFoundPage) ? fs.readFileSync(notFoundPage) : 'Not found');
    },
  });
  const server = http.createServer((request, response) => {
    if (baseUrl !== '/') {
      if (!request.url?.startsWith(baseUrl)) {
        response.writeHead(404).end();
        return;
      }
      request.url = request.url.slice(baseUrl.length - 1);
    }
    respond(request, response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
