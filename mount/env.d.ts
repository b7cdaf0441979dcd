/** The version from package.json, inserted by the build. */
declare const __PMW_VERSION__: string;
