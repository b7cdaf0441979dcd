/** A finished rendering before it has colour: tone-mapped light and the warmth of each pixel. */
export interface Light {
  readonly width: number;
  readonly height: number;
  readonly tone: Float32Array;
  readonly warmth: Float32Array;
}

/** The same picture at half the size, each pixel the mean of four. */
export function halve(light: Light): Light {
  const width = Math.floor(light.width / 2);
  const height = Math.floor(light.height / 2);
  const shrink = (source: Float32Array): Float32Array => {
    const result = new Float32Array(width * height);
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const i = 2 * y * light.width + 2 * x;
        const j = i + light.width;
        result[y * width + x] =
          ((source[i] ?? 0) + (source[i + 1] ?? 0) + (source[j] ?? 0) + (source[j + 1] ?? 0)) / 4;
      }
    }
    return result;
  };
  return { width, height, tone: shrink(light.tone), warmth: shrink(light.warmth) };
}
