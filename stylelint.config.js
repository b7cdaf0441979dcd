export default {
  extends: 'stylelint-config-standard',
  rules: {
    // BEM: block__element--modifier.
    'selector-class-pattern': [
      '^[a-z][a-z0-9-]*(__[a-z0-9-]+)?(--[a-z0-9-]+)?$',
      { message: 'Class names are block__element--modifier' },
    ],
    'custom-property-pattern': '^[a-z][a-z0-9-]*$',
    'no-descending-specificity': null,
    // site.css is a list that the server replaces by the files.
    'import-notation': 'string',
    'declaration-block-no-redundant-longhand-properties': null,
    'property-disallowed-list': [
      ['/^(margin|padding|border)-(left|right)/', 'left', 'right'],
      { message: 'Use logical properties: the pages work right to left' },
    ],
  },
};
