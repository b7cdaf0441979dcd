/** What `npm run look` hands to its specification, as JSON in the file that LOOK_VIEWS names. */
export interface Views {
  /** The folder with the pictures of the revision. */
  readonly pictures: string;
  /** The moment at which every page is seen, in milliseconds since 1970: no time passes on it. */
  readonly nowMs: number;
  /** Where the site and its catalogue are served. */
  readonly site: string;
  readonly catalogue: string | undefined;
  /** Paths of pages: of the site, and of the catalogue. */
  readonly ofSite: readonly string[];
  readonly ofCatalogue: readonly string[];
}

/** The name of the variable that names the file. */
export const viewsVariable = 'LOOK_VIEWS';
