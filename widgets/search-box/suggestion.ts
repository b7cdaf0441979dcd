/** An entry of the list. */
export interface Suggestion {
  readonly kind: 'page' | 'popular' | 'recent';
  readonly text: string;
  /** Such as the kind of page; '' for none. */
  readonly note: string;
  /** Without one the text is searched for. */
  readonly href: string | undefined;
}

type FetchSuggestions = (text: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;

/** Long enough that a word typed quickly is asked for once. */
const pauseMs = 200;

/** A single letter finds everything. */
const leastCharacters = 2;

export interface Suggester {
  /** Asks once typing pauses; ends what is under way. */
  readonly ask: (text: string) => void;
  readonly cancel: () => void;
}

/** Ignores answers to texts that have changed since. */
export function createSuggester(
  fetchSuggestions: FetchSuggestions,
  onSuggestions: (suggestions: readonly Suggestion[]) => void,
): Suggester {
  let current = new AbortController();
  let timer: number | undefined;
  const cancel = () => {
    window.clearTimeout(timer);
    current.abort();
  };
  const fetchNow = async (text: string, { signal }: AbortController) => {
    const suggestions = await fetchSuggestions(text, signal);
    if (!signal.aborted) onSuggestions(suggestions);
  };
  return {
    cancel,
    ask: (typed) => {
      cancel();
      const text = typed.trim();
      if (text.length < leastCharacters) {
        onSuggestions([]);
        return;
      }
      const request = new AbortController();
      current = request;
      timer = window.setTimeout(() => void fetchNow(text, request), pauseMs);
    },
  };
}
