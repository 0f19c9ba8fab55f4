import {spawn} from 'node:child_process';
import {docusaurusCommand} from './lib/docusaurusCommand';
import {websiteDir} from './lib/paths';
import {choosePort} from './lib/port';

const port = await choosePort('npm run dev');
// Docusaurus gets the terminal, because it shows its own progress and reloads the page when files change.
const [node, ...docusaurus] = docusaurusCommand();
const server = spawn(node, [...docusaurus, 'start', '--port', String(port)], {cwd: websiteDir, stdio: 'inherit'});
server.on('close', (code) => process.exit(code ?? 1));
