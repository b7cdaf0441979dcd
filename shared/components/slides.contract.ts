export const slideTexts = {
  previous: 'Previous slide',
  next: 'Next slide',
  pause: 'Pause slideshow',
  play: 'Play slideshow',
  'go-to': 'Go to slide {n}',
  skip: 'Skip this section',
  end: 'End of {label}',
} as const;
