import net from 'node:net';
import {readOptions} from './readOptions';
import {stop} from './stop';

const defaultPort = 3000;

/** Returns the port of `--port N`, or 3000. Stops the script with a message if it is not a port or is in use. */
export async function choosePort(command: string): Promise<number> {
  const values = readOptions(`Usage: ${command} [-- --port <number>]`, {port: {type: 'string'}});
  const port = values.port === undefined ? defaultPort : Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    stop(`"${values.port ?? ''}" is not a port. Choose a number from 1 to 65535: ${command} -- --port 3001`);
  }
  if (!(await isFree(port))) {
    stop(
      `Port ${port} is in use. Stop the program that uses it, or choose another: ${command} -- --port ${port === 65535 ? 3000 : port + 1}`,
    );
  }
  return port;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
