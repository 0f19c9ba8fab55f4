import {useEffect, useState} from 'react';

/** Returns the text after it has not changed for `delayMs`. An empty text is returned immediately. */
export function useDelayed(text: string, delayMs: number): string {
  const [shown, setShown] = useState('');
  useEffect(() => {
    const timer = setTimeout(setShown, text === '' ? 0 : delayMs, text);
    return () => clearTimeout(timer);
  }, [text, delayMs]);
  return text === '' ? '' : shown;
}
