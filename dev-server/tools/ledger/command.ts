import { writeFileSync } from 'node:fs';
import { projectPath } from '../../project.ts';
import { ledgerFiles } from './ledger-files.ts';

for (const [path, svg] of ledgerFiles()) {
  writeFileSync(projectPath(path), svg);
  console.log(`${path} is written.`);
}
