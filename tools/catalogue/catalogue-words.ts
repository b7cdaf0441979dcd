export const theme = `/* Put your theme here: every state of the catalogue links this file last. */
:root {
}
`;

/** What a reader has to know about files in place of a server, each in Markdown. */
export const notesOfFiles: readonly string[] = [
  'They need the folder of the package and any server of files, nothing else: `python3 -m http.server`, for example.',
  'Your theme: put your stylesheet in place of `theme.css` in this folder. Every state links it last.',
  'Each page is under the production policy by a `<meta>` tag. What works only as a header, such as `frame-ancestors`, is left out.',
  'Files answer the calls. Answers that come late, and 10,000 entries, are not here.',
  'Opened from a disk, without a server: what is in the page is drawn. Nothing can be fetched, links and pictures that data name are left out, and the frames keep one height; browsers demand it.',
  'Pictures, films and texts are samples. Links of the samples to pages of a site lead nowhere.',
];

/** What a file cannot answer of a call, by the name of the call. */
export const notesOfCalls: Readonly<Record<string, string>> = {
  search: 'One file answers every search here: all tabs show the same results, on one page.',
  signup: 'Most servers of files take no sign-ups: sending shows the error.',
};

/** The languages in which the catalogue shows the widgets; what is written about them is English. */
export const languageNames = { en: 'English', de: 'Deutsch', ar: 'العربية' } as const;
