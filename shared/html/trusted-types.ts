/**
 * The rules of the one policy (docs/contract.md, 1). They change nothing: the two callers are responsible for safety.
 */
const rules = {
  /** Markup, to be parsed into a document that runs and loads nothing. */
  createHTML: (html: string): unknown => html,
  /** The address of the inspector, beside the page's own script. */
  createScriptURL: (address: string): unknown => address,
};

type Policy = typeof rules;

/** TypeScript's DOM library lacks the Trusted Types interface. */
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
 * Marks a text as trusted by a rule of the one Trusted Types policy `private-markets-widgets` (docs/contract.md, 1).
 * @returns the value for the parser or a script tag, or nothing if the page refuses the policy
 */
export function markTrusted(rule: keyof Policy, text: string): string | undefined {
  policy ??= createPolicy();
  // A trusted value is accepted wherever the DOM takes a string.
  return policy === 'refused' ? undefined : (policy[rule](text) as string);
}
