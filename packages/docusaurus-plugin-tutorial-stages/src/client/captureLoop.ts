// <capture-loop>: its video plays while it can be seen. Readers who asked for less motion start it themselves.

/** How much of a loop has to be seen. */
const seen = 0.5;

class CaptureLoop extends HTMLElement {
  private observer?: IntersectionObserver;

  connectedCallback(): void {
    const video = this.querySelector('video');
    if (!video || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // A reader who has stopped it does not want it to start again.
    let isOurs = true;
    let isPausedByUs = false;
    video.addEventListener('pause', () => {
      isOurs = isPausedByUs;
      isPausedByUs = false;
    });
    video.addEventListener('play', () => {
      isOurs = true;
    });
    this.observer = new IntersectionObserver(
      ([entry]) => {
        if (!isOurs) return;
        // Playing may be refused, to save power; the controls are there.
        if (entry?.isIntersecting) video.play().catch(() => undefined);
        else if (!video.paused) {
          isPausedByUs = true;
          video.pause();
        }
      },
      {threshold: seen},
    );
    this.observer.observe(video);
  }

  disconnectedCallback(): void {
    this.observer?.disconnect();
  }
}

customElements.define('capture-loop', CaptureLoop);

export {};
