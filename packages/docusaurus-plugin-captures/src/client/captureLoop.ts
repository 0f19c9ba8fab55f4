// <capture-loop>: a loop or a still. The script that plays it is loaded when the first one comes near the screen.

/** Half a screen. */
const near = {rootMargin: '50%'};

// The server has no elements.
if (typeof customElements !== 'undefined' && !customElements.get('capture-loop')) {
  const arrivals = new WeakMap<Element, () => void>();
  // One observer for all, because a gallery has hundreds of loops.
  const observer = new IntersectionObserver((entries) => {
    for (const {target, isIntersecting} of entries) if (isIntersecting) arrivals.get(target)?.();
  }, near);
  customElements.define(
    'capture-loop',
    class extends HTMLElement {
      private leaving?: AbortController;

      connectedCallback(): void {
        // In the HTML of a fetched page, `noscript` has elements instead of text.
        this.querySelector('noscript')?.remove();
        const {signal} = (this.leaving = new AbortController());
        arrivals.set(this, () => {
          observer.unobserve(this);
          void import('./playLoop').then(({playLoop}) => signal.aborted || playLoop(this, signal));
        });
        observer.observe(this);
        signal.addEventListener('abort', () => observer.unobserve(this));
      }

      disconnectedCallback(): void {
        this.leaving?.abort();
      }
    },
  );
}

export {};
