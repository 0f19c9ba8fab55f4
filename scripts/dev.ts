import {spawn} from 'node:child_process';
import {websiteDir} from './lib/paths';
import {choosePort} from './lib/port';

const port = await choosePort('npm run dev');
// Docusaurus gets the terminal, because it shows its own progress and reloads the page when files change.
const server = spawn('npx', ['--no-install', 'docusaurus', 'start', '--port', String(port)], {
  cwd: websiteDir,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
server.on('close', (code) => process.exit(code ?? 1));
