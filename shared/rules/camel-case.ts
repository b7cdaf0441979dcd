/** `autoplay-delay` → `autoplayDelay`. */
export function toCamelCase(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
