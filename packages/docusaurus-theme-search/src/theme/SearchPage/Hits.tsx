import {useEffect, useRef, type ReactNode, type RefObject} from 'react';
import type {ContextLabel} from './Filters';
import {HitArticle} from './HitArticle';
import {hitKey} from './mergeHits';
import {Skeleton} from './Outcome';
import type {ShownResults} from './useResults';

interface Props extends ShownResults {
  readonly contexts: readonly ContextLabel[];
  readonly onMore: () => void;
}

/** How many hits load by scrolling. After that a button loads more, so that the reader can reach the end of the page. */
const maxAutoLoaded = 100;

/** The hits in one ranked list. */
export function Hits({results, hits, contexts, onMore}: Props): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  const focusFirstOfMore = useFocusOnMore(list, hits.length);
  const end = useEndInSight(onMore, hits.length);
  const left = results.total - hits.length;
  return (
    <>
      <ol ref={list} className="search-hits">
        {hits.map((hit) => (
          <li key={hitKey(hit)}>
            <HitArticle
              hit={hit}
              query={results.query}
              terms={results.terms}
              isWaiting={!results.isComplete}
              contextLabel={contexts.find(({name}) => name === hit.context)?.label ?? hit.context}
            />
          </li>
        ))}
      </ol>
      {!results.isSettled && <Skeleton />}
      {results.isSettled && left > 0 && (
        <button
          ref={hits.length < maxAutoLoaded ? end : null}
          type="button"
          className="search-more"
          onClick={() => {
            focusFirstOfMore();
            onMore();
          }}
        >
          Show more
        </button>
      )}
    </>
  );
}

/** Returns a function that moves the focus to the first of the next hits once they arrive. */
function useFocusOnMore(list: RefObject<HTMLOListElement | null>, count: number): () => void {
  const first = useRef<number>(undefined);
  useEffect(() => {
    if (first.current === undefined || count <= first.current) return;
    list.current?.children[first.current]?.querySelector('a')?.focus({preventScroll: true});
    first.current = undefined;
  }, [count, list]);
  return () => {
    first.current = count;
  };
}

/** Calls `onMore` when the returned element comes near the screen. */
function useEndInSight(onMore: () => void, count: number): RefObject<HTMLButtonElement | null> {
  const end = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && onMore(), {
      rootMargin: '600px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [count, onMore]);
  return end;
}
