import {useEffect, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

type State = 'ready' | 'copied' | 'failed';

const labels: Readonly<Record<State, string>> = {ready: 'Copy', copied: 'Copied', failed: 'Select and copy by hand'};
const resetAfterMs = 2000;

export default function CopyButton({getText}: {readonly getText: () => string}): ReactNode {
  const [state, setState] = useState<State>('ready');
  useEffect(() => {
    if (state === 'ready') return;
    const timer = setTimeout(() => setState('ready'), resetAfterMs);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = (): void => {
    // Reading `clipboard` throws where the page is not served securely; hence inside the promise.
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(getText()))
      .then(
        () => setState('copied'),
        () => setState('failed'),
      );
  };

  return (
    <button type="button" className={styles.copy} data-state={state} onClick={copy}>
      {labels[state]}
      <span className="visually-hidden"> code</span>
      <span className="visually-hidden" role="status">
        {state === 'ready' ? '' : labels[state]}
      </span>
    </button>
  );
}
