export const slideTexts = {
  previous: 'Previous slide',
  next: 'Next slide',
  pause: 'Pause slideshow',
  play: 'Play slideshow',
  'go-to': 'Go to slide {n}',
  skip: 'Skip this section',
  end: 'End of {label}',
  named: '{name}: {label}',
} as const;

/** What is alike in a carousel and in a showcase. */
export const slideControls = {
  keys: ['previous', 'next', 'pause', 'play', 'go-to'],
  widgets: ['carousel', 'investment-solutions'],
  label: 'label',
} as const;
