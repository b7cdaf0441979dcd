export const imageQueryDoc =
  'How the CMS resizes the images of this element, where it differs from the rest of the page: the part of a query that asks for a width, with {width} in its place.';
