/** A file of the build, by its path in it. */
export interface BundleFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** A file of text, by its path in the build. */
export function toFile(name: string, text: string): BundleFile {
  return { name, bytes: Buffer.from(text) };
}

/** The files, in a folder of the build. */
export function putInto(folder: string, files: readonly BundleFile[]): readonly BundleFile[] {
  return files.map((file) => ({ ...file, name: `${folder}/${file.name}` }));
}
