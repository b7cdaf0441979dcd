import { parseAddress } from '../rules/parse-address.ts';
import { type AttributeDeclarations, type ConfigOf } from './attributes.ts';
import { type TextDeclarations, type WidgetContract } from './define-contract.ts';
import { type Problem, type ReportProblem } from './problem.ts';
import { type AttributeValues } from './report-attributes.ts';

/** An element of a page's HTML, as far as checks read it. */
export interface MarkupElement {
  /** In lower case. */
  readonly tagName: string;
  readonly attributes: AttributeValues;
  /** In document order. */
  readonly inside: readonly MarkupElement[];
}

export interface MarkupPage {
  /** Every element, in document order. */
  readonly elements: readonly MarkupElement[];
  /**
   * @param hash a fragment such as `#terms`
   * @param near is searched first
   */
  readonly findTarget: (hash: string, near?: MarkupElement) => MarkupElement | undefined;
  readonly findById: (id: string) => MarkupElement | undefined;
  readonly locale: string;
  /** The page's own address, made up if it is not known. */
  readonly address: string;
  readonly embedHosts: readonly string[];
}

export interface MarkupCheckContext<Config> {
  readonly config: Config;
  readonly element: MarkupElement;
  readonly page: MarkupPage;
  readonly report: ReportProblem;
  readonly reportAt: (element: MarkupElement, problem: Problem) => void;
}

/**
 * Finds problems of a page beyond a widget's attributes, without running the widget: in its data, and in the
 * markup that it needs.
 */
export interface MarkupCheck {
  readonly widget: string;
  readonly check: (context: MarkupCheckContext<unknown>) => void;
}

/** Connects a check with the contract against which the mount point has been read. */
export function defineMarkupCheck<
  Attributes extends AttributeDeclarations,
  Texts extends TextDeclarations,
>(
  contract: WidgetContract<Attributes, Texts>,
  check: (context: MarkupCheckContext<ConfigOf<Attributes>>) => void,
): MarkupCheck {
  return {
    widget: contract.name,
    check: (context) => {
      check({ ...context, config: context.config as ConfigOf<Attributes> });
    },
  };
}

/** The links inside an element that lead to a part of a page, with the fragment of their address. */
export function findFragmentLinks(
  element: MarkupElement,
  address: string,
): readonly { readonly link: MarkupElement; readonly hash: string }[] {
  return element.inside.flatMap((link) => {
    const href = link.tagName === 'a' ? link.attributes.get('href') : undefined;
    if (!href?.includes('#')) return [];
    return [{ link, hash: parseAddress(href, address)?.hash ?? '' }];
  });
}
