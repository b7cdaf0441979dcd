/** Longer than any page: an edge this far away never matters. */
const beyond = '1000000px';

/**
 * Watches marks on the page that the top edge of the window passes (DECISIONS "Showcase": no script runs
 * while the visitor scrolls, only when a mark is passed). With a mark at the start of each slide's share, the
 * number of passed marks is `floor(progress * count) + 1`.
 *
 * @param onPassed gets the number of marks above the edge or on it: first the present one, then each change
 * @returns a function that stops watching
 */
export function watchMarks(
  marks: readonly Element[],
  onPassed: (count: number) => void,
): () => void {
  const passed = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) passed.add(target);
        else passed.delete(target);
      }
      onPassed(passed.size);
    },
    // Everything above the top edge of the window. The document is the root, so that it works in a frame too.
    { root: document, rootMargin: `${beyond} ${beyond} -100%` },
  );
  for (const mark of marks) observer.observe(mark);
  return () => {
    observer.disconnect();
  };
}
