import {useState, type ReactNode} from 'react';

/** A page without a layout, so no error boundary of a layout catches what it throws. */
export default function CrashWithoutLayout(): ReactNode {
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error('Nothing is around this page', {cause: new Error('It has no layout')});
  return (
    <main>
      <h1>Without layout</h1>
      <button type="button" onClick={() => setBroken(true)}>
        Break
      </button>
    </main>
  );
}
