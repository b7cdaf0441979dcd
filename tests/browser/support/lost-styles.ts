/** Each box of a widget to which the site's stylesheet gives room or a colour that it has not got. Runs in the page. */
export function findLostStyles(): string[] {
  const rules: CSSStyleRule[] = [];
  const lists = [...document.styleSheets]
    .filter(({ href }) => href?.includes('/site.css'))
    .map(({ cssRules }) => cssRules);
  for (let list = lists.shift(); list !== undefined; list = lists.shift()) {
    for (const rule of list) {
      if (rule instanceof CSSStyleRule) rules.push(rule);
      if (rule instanceof CSSMediaRule && matchMedia(rule.conditionText).matches)
        lists.push(rule.cssRules);
    }
  }
  const boxes = document.querySelectorAll<HTMLElement>('.pmw[class*="site-"]');
  return [...boxes].flatMap((box) => {
    const said = new Map<string, string>();
    for (const { selectorText, style } of rules) {
      if (selectorText.includes('::') || !box.matches(selectorText)) continue;
      for (const name of style)
        if (/^(?:margin|padding|color$)/.test(name)) said.set(name, style.getPropertyValue(name));
    }
    return [...said].flatMap(([name, value]) => {
      const found = getComputedStyle(box).getPropertyValue(name);
      box.style.setProperty(name, value, 'important');
      const expected = getComputedStyle(box).getPropertyValue(name);
      box.style.removeProperty(name);
      return found === expected
        ? []
        : [`${box.className} has ${name}: ${found}; expected ${expected}`];
    });
  });
}
