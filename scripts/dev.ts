import {spawn} from 'node:child_process';
import {websiteDir} from './lib/paths';
import {choosePort} from './lib/port';

const port = await choosePort('npm run dev');
// The terminal belongs to Docusaurus, which shows its own progress and reloads the page as files change.
const server = spawn('npx', ['--no-install', 'docusaurus', 'start', '--port', String(port)], {
  cwd: websiteDir,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
server.on('close', (code) => process.exit(code ?? 1));
