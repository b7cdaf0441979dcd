/** As much of the Trusted Types interface as is used here: TypeScript's DOM library has none of it. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { readonly createHTML: (html: string) => string },
  ): { createHTML(html: string): unknown };
}

type TrustHtml = (html: string) => string;

// A page may refuse a second policy of the same name, so the first one is kept.
let trust: TrustHtml | 'refused' | undefined;

function createTrust(): TrustHtml | 'refused' {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  if (trustedTypes === undefined) return (html) => html;
  try {
    const policy = trustedTypes.createPolicy('private-markets-widgets', {
      createHTML: (html) => html,
    });
    // A TrustedHTML stands wherever the DOM takes a string of markup.
    return (html) => policy.createHTML(html) as string;
  } catch {
    return 'refused';
  }
}

/**
 * Marks a string as markup that may be parsed, by the one Trusted Types policy
 * `private-markets-widgets` (CONTRACT 1). The policy changes nothing: it is safe only because its one
 * caller parses into a document that runs and loads nothing.
 *
 * @returns what the parser takes, or nothing where the page refuses the policy
 */
export function trustForInertParsing(html: string): string | undefined {
  trust ??= createTrust();
  return trust === 'refused' ? undefined : trust(html);
}
