import { readFileSync } from 'node:fs';
import { type AcceptedPlugin, type Declaration, parse, type Root } from 'postcss';
import { projectPath } from '../project.ts';

const tokens = projectPath('shared/styles/tokens.css');
const isOfWidgets = /\/(?:shared|widgets)\/[^?]*\.css(?:\?|$)/;

/** Never in a page: adds the weight of three ids to a selector, and changes nothing that it matches. */
const weight = ':not(#_#_#_)';
const scope = /\.pmw(?![\w-])/;

/** Selectors inside `:where()` have no weight on purpose: a theme's rule wins. */
const addWeight = (selector: string) =>
  selector.startsWith(':where(') ? selector : selector.replace(scope, `$&${weight}`);

/** `1.5rem` in lengths of widgets: the root's font size belongs to the theme. */
const toUnits = (value: string) =>
  value.replace(/(?<![\w.])(-?\d+(?:\.\d+)?)rem\b/g, (_, count: string) =>
    count === '1' ? 'var(--pmw-rem)' : `calc(${count} * var(--pmw-rem))`,
  );

/** The tokens that are lengths in `rem`, with their values. */
function findLengths(root: Root): ReadonlyMap<string, Declaration> {
  const found = new Map<string, Declaration>();
  root.walkDecls(/^--pmw-/, (declaration) => {
    if (declaration.value.includes('rem')) found.set(declaration.prop, declaration);
  });
  return found;
}

/**
 * The rules that all stylesheets of widgets have in common, written once (docs/theming.md):
 *
 * - A rule of a theme never wins without `!important`, however specific it is: each `.pmw` has the weight of three ids.
 * - Lengths in `rem` are multiples of `--pmw-rem`, the visitor's own font size, whatever the theme makes of the root's.
 *   A token that is a length has its default where it is used, since `:root` cannot know that size.
 */
export function widgetStyles(): AcceptedPlugin {
  return {
    postcssPlugin: 'widget-styles',
    Once(root, { result }) {
      const file = root.source?.input.file?.replaceAll('\\', '/') ?? '';
      if (!isOfWidgets.test(file)) return;
      const isTokens = file.endsWith('/shared/styles/tokens.css');
      const lengths = findLengths(isTokens ? root : parse(readFileSync(tokens, 'utf8')));
      if (isTokens) for (const declaration of lengths.values()) declaration.remove();
      else {
        // In development a changed token changes the others too.
        const plugin = 'widget-styles';
        result.messages.push({ type: 'dependency', plugin, file: tokens, parent: file });
      }
      root.walkRules((rule) => {
        rule.selectors = rule.selectors.map(addWeight);
      });
      root.walkDecls((declaration) => {
        const withDefaults = declaration.value.replace(
          /var\((--pmw-[\w-]+)\)/g,
          (use, name: string) => {
            const token = lengths.get(name);
            return token ? `var(${name}, ${token.value})` : use;
          },
        );
        declaration.value = toUnits(withDefaults);
      });
    },
  };
}
