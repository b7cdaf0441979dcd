export interface CheckParts {
  readonly text: HTMLTextAreaElement;
  readonly gutter: HTMLElement;
  readonly status: HTMLElement;
  readonly list: HTMLElement;
}

export function findParts(): CheckParts {
  const find = (name: string): HTMLElement => {
    const element = document.querySelector<HTMLElement>(`.dev-check__${name}`);
    if (element === null) throw new Error(`The page has no .dev-check__${name}.`);
    return element;
  };
  return {
    text: find('text') as HTMLTextAreaElement,
    gutter: find('gutter'),
    status: find('status'),
    list: find('list'),
  };
}
