/** No page is as long: an edge that far away is none. */
const beyond = '1000000px';

/**
 * Watches marks on the page that the top edge of the window passes (DECISIONS "Showcase": no script runs
 * while the visitor scrolls, only where one is passed). With a mark where each slide's share begins,
 * the number of those passed is `floor(progress * count) + 1`.
 *
 * @param onPassed gets how many are above the edge or on it: first how it stands, then each change
 * @returns what ends it
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
    // All that lies above the top edge of the window. The document as root: in a frame too.
    { root: document, rootMargin: `${beyond} ${beyond} -100%` },
  );
  for (const mark of marks) observer.observe(mark);
  return () => {
    observer.disconnect();
  };
}
