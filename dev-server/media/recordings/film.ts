import { run } from './programs.ts';

const width = 960;
const height = 540;
const framesPerSecond = 24;
/** How long each scene stands, and how much of it the next one fades into. */
const sceneSeconds = 5;
const fadeSeconds = 0.6;

/** Scenes of the film in order; each is walked into slowly. */
export const filmScenes = ['arcade', 'terraces', 'span'] as const;
export const filmSeconds = filmScenes.length * (sceneSeconds - fadeSeconds) + fadeSeconds;

/** Chords of the film, as the frequencies of their notes in Hz; each lasts as long as a scene. */
const chords = [
  [110, 164.81, 220, 277.18],
  [92.5, 138.59, 220, 277.18],
  [73.42, 146.83, 185, 293.66],
] as const;

/** A chord that swells and dies away, beginning at a second of the recording. */
function soundOf(notes: readonly number[], beginSeconds: number, lengthSeconds: number): string {
  const t = `(t-${beginSeconds})`;
  const swell = `max(0,sin(PI*min(1,max(0,${t}/${lengthSeconds}))))`;
  const voices = notes.map((hertz, index) => `sin(2*PI*${hertz}*t)/${index + 2}`);
  return `0.22*${swell}*(${voices.join('+')})`;
}

/** Slow chords, drawn by ffmpeg itself. @returns a source for its `lavfi` */
export function soundSource(seconds: number, chordSeconds: number): string {
  const count = Math.ceil(seconds / chordSeconds);
  const chord = Array.from({ length: count }, (_, index) =>
    soundOf(chords[index % chords.length] ?? chords[0], index * chordSeconds, chordSeconds * 1.15),
  );
  return `aevalsrc=exprs='${chord.join('+')}':s=44100:d=${seconds}`;
}

/** The walk into one scene: from the whole picture to 92 % of it. Enlarged first, or it would tremble. */
function walk(input: number): string {
  const frames = sceneSeconds * framesPerSecond;
  return (
    `[${input}:v]scale=3840:2160:force_original_aspect_ratio=increase,crop=3840:2160,` +
    `zoompan=z='1+0.08*on/${frames}':x='(iw-iw/zoom)/2':y='(ih-ih/zoom)/2':d=${frames}:` +
    `s=${width}x${height}:fps=${framesPerSecond},format=yuv420p[v${input}]`
  );
}

/** Fades each scene into the next one. */
function fades(): string {
  return filmScenes
    .slice(1)
    .map((_, index) => {
      const from = index === 0 ? 'v0' : `f${index}`;
      const offset = (index + 1) * (sceneSeconds - fadeSeconds);
      return `[${from}][v${index + 1}]xfade=transition=fade:duration=${fadeSeconds}:offset=${offset}[f${index + 1}]`;
    })
    .join(';');
}

/** The film: H.264 and AAC in an MP4 whose index stands first, so that it plays while it loads. */
export function makeFilm(ffmpeg: string, images: string, path: string): void {
  const pictures = filmScenes.flatMap((scene) => ['-i', `${images}${scene}-1920.jpg`]);
  const walks = filmScenes.map((_, index) => walk(index)).join(';');
  run(ffmpeg, [
    ...['-y', '-v', 'error', ...pictures],
    ...['-f', 'lavfi', '-i', soundSource(filmSeconds, sceneSeconds - fadeSeconds)],
    ...['-filter_complex', `${walks};${fades()}`],
    ...[
      '-map',
      `[f${filmScenes.length - 1}]`,
      '-map',
      `${filmScenes.length}:a`,
      '-t',
      String(filmSeconds),
    ],
    ...[
      '-c:v',
      'libx264',
      '-preset',
      'slow',
      '-crf',
      '36',
      '-profile:v',
      'main',
      '-pix_fmt',
      'yuv420p',
    ],
    ...['-c:a', 'aac', '-b:a', '48k', '-ac', '1', '-movflags', '+faststart'],
    ...[
      '-map_metadata',
      '-1',
      '-fflags',
      '+bitexact',
      '-flags:v',
      '+bitexact',
      '-flags:a',
      '+bitexact',
    ],
    path,
  ]);
}

/** The picture that stands for the film: its first frame, sharper than the film. */
export function makePoster(ffmpeg: string, images: string, path: string): void {
  const fit = 'scale=1280:720:force_original_aspect_ratio=increase,crop=1280:720';
  const picture = `${images}${filmScenes[0]}-1920.jpg`;
  run(ffmpeg, ['-y', '-v', 'error', '-i', picture, '-vf', fit, '-q:v', '6', '-bitexact', path]);
}

/** The recording of a podcast: slow chords. */
export function makeRecording(ffmpeg: string, seconds: number, path: string): void {
  run(ffmpeg, [
    ...['-y', '-v', 'error', '-f', 'lavfi', '-i', soundSource(seconds, 6)],
    ...['-c:a', 'libmp3lame', '-b:a', '40k', '-ac', '1', '-bitexact', path],
  ]);
}
