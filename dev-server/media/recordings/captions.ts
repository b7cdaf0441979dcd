/** What is heard and seen between two times of the film, in seconds. */
interface Cue {
  readonly from: number;
  readonly to: number;
  readonly sound: string;
  readonly picture: string;
}

/** The cues of the film (`film.ts`): one for each scene. */
export const filmCues: readonly Cue[] = [
  {
    from: 0.2,
    to: 4.4,
    sound: '[A low chord swells and fades]',
    picture:
      'A vaulted corridor with broad steps. The camera moves slowly towards a bright arched door.',
  },
  {
    from: 4.4,
    to: 8.8,
    sound: '[The chord sinks a tone]',
    picture: 'Curved stone terraces around a still round pool.',
  },
  {
    from: 8.8,
    to: 13.6,
    sound: '[A wider chord, dying away]',
    picture: 'A viaduct on tall piers that fades into fog.',
  },
];

function formatTime(seconds: number): string {
  return `00:00:${seconds.toFixed(3).padStart(6, '0')}`;
}

/** Captions of the film as WebVTT. */
export function writeCaptions(cues: readonly Cue[]): string {
  const blocks = cues.map(
    ({ from, to, sound }) => `${formatTime(from)} --> ${formatTime(to)}\n${sound}\n`,
  );
  return `WEBVTT\n\n${blocks.join('\n')}`;
}

/** What is seen and heard, as plain text for people who can do neither. */
export function writeTranscript(title: string, cues: readonly Cue[]): string {
  const lines = cues.map(({ sound, picture }) => `${picture}\n${sound}\n`);
  return `${title}\n\n${lines.join('\n')}`;
}
