// Imported before a build. Ends the process as soon as nothing is left to do, because the bundler would take seconds to
// free its memory, which the system frees anyway.
import {isMainThread} from 'node:worker_threads';

if (isMainThread)
  process.on('beforeExit', (code) => {
    process.exit(code);
  });
