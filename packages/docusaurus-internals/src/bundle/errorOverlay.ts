import type {Configuration} from 'webpack-dev-server';

type Server = Parameters<NonNullable<Configuration['onListening']>>[0];

/**
 * Shows the errors of a plugin in the open pages of the dev server, in the layer for errors of the bundler. Pass
 * `configuration` to the bundler in `configureWebpack`, not for the server's bundle.
 */
export function errorOverlay() {
  let server: Server | undefined;
  let isShown = false;
  const send = (type: string, data?: readonly string[]): void =>
    server?.sendMessage(server.webSocketServer?.clients ?? [], type, data);
  return {
    configuration: {devServer: {onListening: (listening: Server) => void (server = listening)}},
    show(message: string): void {
      isShown = true;
      send('errors', [message]);
    },
    /** Hides the layer, although the bundler may have nothing to compile. */
    hide(): void {
      if (isShown) send('still-ok');
      isShown = false;
    },
  };
}
