import { writeFileSync } from 'node:fs';
import { projectPath } from '../../project.ts';
import { drawCharts } from './draw-charts.ts';

for (const [name, svg] of Object.entries(drawCharts())) {
  writeFileSync(projectPath(`templates/assets/charts/${name}`), svg);
  console.log(`templates/assets/charts/${name}: ${Buffer.byteLength(svg)} bytes`);
}
