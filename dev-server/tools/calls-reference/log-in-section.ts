import { logIn } from '../calls/log-in.ts';
import { code, codeBlock, section } from '../reference/markdown.ts';
import { fieldTable } from './call-section.ts';

const form = `
<form method="post" action="/en-us/login">
  <input type="hidden" name="__RequestVerificationToken" value="…from the server…">
  <label>User name <input name="Data.UserName" autocomplete="username" required></label>
  <label>Password <input name="Data.Password" type="password" autocomplete="current-password" required></label>
  <label><input name="Data.RememberMe" type="checkbox" value="true"> Remember me</label>
  <button>Log in</button>
</form>`;

/** Log-in as a section of the reference. */
export function writeLogInSection(): string {
  const rows = Object.entries(logIn.fields).map(([path, doc]) => ({
    path,
    type: 'text',
    required: path === 'Data.RememberMe' ? 'no' : 'yes',
    ...doc,
  }));
  return section(
    logIn.title,
    code(`POST /${logIn.path}`),
    logIn.summary,
    codeBlock('html', form),
    'The body is `application/x-www-form-urlencoded`, as browsers send forms.',
    fieldTable(rows),
  );
}
