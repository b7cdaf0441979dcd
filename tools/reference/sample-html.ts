import { type WidgetContract } from '../../shared/widget/define-contract.ts';
import { type WidgetExample } from '../../shared/widget/define-examples.ts';
import { formatAs } from '../format-as.ts';
import { writeMountPoint } from '../render/mount-point-html.ts';
import { drawExample } from '../render/draw-example.ts';

/** A bracket could end the script, and filters of CMSs change both and `&`: they are written as JSON escapes. */
function writeJson(text: string): string {
  return JSON.stringify(JSON.parse(text), null, 2).replace(
    /[<>&]/g,
    (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`,
  );
}

/** Whether an attribute of an example contains JSON itself. */
function holdsJson({ attributes }: WidgetContract, name: string, text: string): boolean {
  return attributes[name.replace('data-', '')]?.type === 'json' && /^\s*[[{]/.test(text);
}

/** JSON is in a separate script, which the attribute names. */
export async function writeSample(
  contract: WidgetContract,
  example: WidgetExample,
): Promise<string> {
  const scripts: string[] = [];
  const drawn = drawExample(contract, example);
  const attributes = Object.entries(drawn.attributes).map(([name, value = '']) => {
    if (!holdsJson(contract, name, value)) return [name, value] as const;
    const id = `${contract.name}-${name.replace('data-', '')}`;
    scripts.push(`<script type="application/json" id="${id}">${writeJson(value)}</script>`);
    return [name, `#${id}`] as const;
  });
  const shown = { ...drawn, attributes: Object.fromEntries(attributes) };
  const html = [...scripts, writeMountPoint(contract, shown)].join('\n');
  return (await formatAs(html, { parser: 'html' })).trim();
}

/** The mount point with its JSON in the attribute; of a list only the first entry is shown. */
export function writeEncodedSample(
  contract: WidgetContract,
  example: WidgetExample,
): string | undefined {
  const json = Object.entries(example.attributes).find(([name, value = '']) =>
    holdsJson(contract, name, value),
  );
  if (json === undefined) return undefined;
  const [name, text = ''] = json;
  const value: unknown = JSON.parse(text);
  const short = JSON.stringify(Array.isArray(value) ? value.slice(0, 1) : value);
  return writeMountPoint(contract, {
    ...example,
    attributes: { ...example.attributes, [name]: short },
    html: '…',
    beside: '',
  });
}
