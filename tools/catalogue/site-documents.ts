/** The documents that a site needs; the others are for those who change the project. */
export const siteDocuments: readonly string[] = [
  ...['analytics', 'calls', 'contract', 'json-in-attributes', 'languages', 'monitoring'],
  ...['on-your-cms', 'own-widgets', 'policy', 'theming', 'versions'],
];
