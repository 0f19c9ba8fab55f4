import {useEffect, useState} from 'react';

/** The text as it was when it had not changed for a while. */
export function useDelayed(text: string, delayMs: number): string {
  const [shown, setShown] = useState('');
  useEffect(() => {
    const timer = setTimeout(setShown, delayMs, text);
    return () => clearTimeout(timer);
  }, [text, delayMs]);
  return shown;
}
