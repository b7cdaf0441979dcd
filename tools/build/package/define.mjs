/** Defines a widget of a site's own, before or after the script has run. */
export const define = (definition) => {
  const queue = (window.PrivateMarketsWidgetsQueue ||= []);
  queue.push((widgets) => widgets.define(definition));
};
