import { type Response } from 'express';
import { stripVTControlCharacters } from 'node:util';
import { printError } from '../tools/print.ts';
import { escapeHtml } from '../tools/render/escape-html.ts';

/** An error with its place: that of a mistake in a file is in its message, that of another in its stack. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return `Something was thrown that is no error: ${String(error)}.`;
  const { name, message, stack = message } = error;
  return name === 'SourceError' ? message : stripVTControlCharacters(stack);
}

/** A page without templates, which may be broken; in development Vite's client reloads it once they are mended. */
export function makeErrorPage(title: string, text: string, isDevelopment: boolean): string {
  const script = isDevelopment ? '<script src="/@vite/client" type="module"></script>' : '';
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title>${script}</head>
<body><h1>${escapeHtml(title)}</h1><pre>${escapeHtml(text)}</pre></body>
</html>
`;
}

/** Logs an error, whose stack has several lines. */
export function logError(told: string): void {
  printError(...told.split('\n'));
}

/** Tells an error on the page and in the log; a visitor is told nothing of the server. */
export function sendErrorPage(
  response: Response,
  error: unknown,
  isDevelopment: boolean,
  log: (message: string) => void,
): void {
  const told = describeError(error);
  log(told);
  const text = isDevelopment ? told : 'Something went wrong on the server.';
  const html = makeErrorPage('This page cannot be made', text, isDevelopment);
  response.status(500).type('html').set('Cache-Control', 'no-store').send(html);
}
