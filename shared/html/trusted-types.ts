/** What the one policy accepts (CONTRACT 1). It changes nothing: its two callers are responsible for safety. */
const rules = {
  /** Markup, to be parsed into a document that runs and loads nothing. */
  createHTML: (html: string): unknown => html,
  /** The address of the inspector, beside the page's own script. */
  createScriptURL: (address: string): unknown => address,
};

type Policy = typeof rules;

/** The parts of the Trusted Types interface that are used here: TypeScript's DOM library has none of it. */
interface PolicyFactory {
  createPolicy(name: string, rules: Policy): Policy;
}

// A page may refuse a second policy of the same name, so the first one is kept.
let policy: Policy | 'refused' | undefined;

function createPolicy(): Policy | 'refused' {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  try {
    return trustedTypes?.createPolicy('private-markets-widgets', rules) ?? rules;
  } catch {
    return 'refused';
  }
}

/**
 * Marks a text as trusted by a rule of the one Trusted Types policy `private-markets-widgets` (CONTRACT 1).
 *
 * @returns what the parser or a script tag takes, or nothing where the page refuses the policy
 */
export function trust(rule: keyof Policy, text: string): string | undefined {
  policy ??= createPolicy();
  // A trusted value is accepted wherever the DOM takes a string.
  return policy === 'refused' ? undefined : (policy[rule](text) as string);
}
