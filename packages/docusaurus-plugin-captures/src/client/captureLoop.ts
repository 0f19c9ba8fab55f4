// <capture-loop>: a loop, or a picture that does not move. What plays it is loaded when the first of them comes near.

/** How far below the screen that is: half of it. */
const near = {rootMargin: '50%'};

// On the server there are no elements.
if (typeof customElements !== 'undefined' && !customElements.get('capture-loop')) {
  customElements.define(
    'capture-loop',
    class extends HTMLElement {
      private leaving?: AbortController;

      connectedCallback(): void {
        const {signal} = (this.leaving = new AbortController());
        const observer = new IntersectionObserver((entries) => {
          if (!entries.some(({isIntersecting}) => isIntersecting)) return;
          observer.disconnect();
          void import('./playLoop').then(({playLoop}) => signal.aborted || playLoop(this, signal));
        }, near);
        observer.observe(this);
        signal.addEventListener('abort', () => observer.disconnect());
      }

      disconnectedCallback(): void {
        this.leaving?.abort();
      }
    },
  );
}

export {};
