// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StatusLine } from './status-line.tsx';

it('a status line stands there before it has something to say, and stays the same element', () => {
  const { rerender } = render(<StatusLine text="" />);
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  rerender(<StatusLine text="12 results" />);
  expect(screen.getByRole('status')).toBe(status);
  expect(status.textContent).toBe('12 results');
  expect(status).toHaveClass('pmw-visually-hidden', { exact: true });
});

it('a status line says another change for screen readers only', () => {
  render(<StatusLine text="12 results" className="own" detail=", by name" />);
  expect(screen.getByRole('status')).toHaveClass('own', { exact: true });
  expect(screen.getByRole('status').textContent).toBe('12 results, by name');
  expect(screen.getByText(', by name')).toHaveClass('pmw-visually-hidden');
});

it('a status line says the same text anew at another turn, and not at the same', () => {
  const { rerender } = render(<StatusLine text="12 results" turn={0} />);
  const said = screen.getByText('12 results');
  rerender(<StatusLine text="12 results" turn={0} />);
  expect(screen.getByText('12 results')).toBe(said);
  rerender(<StatusLine text="12 results" turn={1} />);
  expect(screen.getByText('12 results')).not.toBe(said);
});
