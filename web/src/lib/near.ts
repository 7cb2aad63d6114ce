/** Tells once that an element has come near what is seen; several changes may be told at one time. */
export function whenNear(tell: () => void, margin = "300px") {
  return (node: HTMLElement) => {
    const observer = new IntersectionObserver(
      (changes) => {
        if (!changes.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        tell();
      },
      { rootMargin: margin },
    );
    observer.observe(node);
    return () => observer.disconnect();
  };
}
