import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startCommand } from '../command-line.ts';
import { filmCues, writeCaptions, writeTranscript } from './recordings/captions.ts';
import { makeFilm, makePoster, makeRecording } from './recordings/film.ts';
import { makePaper } from './recordings/paper.ts';
import { findProgram } from './recordings/programs.ts';

const assets = fileURLToPath(new URL('../../templates/assets/', import.meta.url));
const images = `${assets}images/`;
const folder = `${assets}media/`;
const recordingSeconds = 18;

/** Makes the sample film with captions and transcript, the sample recording and the sample paper. */
async function main(): Promise<void> {
  const ffmpeg = findProgram({
    name: 'ffmpeg',
    variable: 'FFMPEG_PATH',
    purpose: 'the sample film and the sample recording',
  });
  const browser = findProgram({
    name: 'chromium',
    variable: 'CHROMIUM_PATH',
    purpose: 'the sample PDF',
  });
  mkdirSync(folder, { recursive: true });
  makeFilm(ffmpeg, images, `${folder}sample.mp4`);
  makePoster(ffmpeg, images, `${folder}sample-poster.jpg`);
  makeRecording(ffmpeg, recordingSeconds, `${folder}sample.mp3`);
  writeFileSync(`${folder}sample-captions.vtt`, writeCaptions(filmCues));
  writeFileSync(`${folder}sample-transcript.txt`, writeTranscript('Sample film', filmCues));
  await makePaper(browser, `${folder}sample.pdf`);
  for (const name of readdirSync(folder)) {
    console.log(`${name}: ${Math.ceil(statSync(folder + name).size / 1024)} KB`);
  }
}

startCommand({
  script: 'media:recordings',
  summary: 'Makes the sample film with its captions, the sample recording and the sample paper.',
  environment: {
    FFMPEG_PATH: 'The ffmpeg to use (else the one on the PATH).',
    CHROMIUM_PATH: 'The browser that prints the paper (else "chromium" on the PATH).',
  },
});
try {
  await main();
} catch (error) {
  // One sentence without a stack trace: it says what to install.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
