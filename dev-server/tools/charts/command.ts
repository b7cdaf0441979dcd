import { writeFileSync } from 'node:fs';
import { startCommand } from '../../command-line.ts';
import { projectPath } from '../../project.ts';
import { drawCharts } from './draw-charts.ts';

startCommand({
  script: 'charts',
  summary: 'Draws the charts of the sample pages anew from the data of the pages.',
});

for (const [name, svg] of Object.entries(drawCharts())) {
  writeFileSync(projectPath(`templates/assets/charts/${name}`), svg);
  console.log(`templates/assets/charts/${name}: ${Buffer.byteLength(svg)} bytes`);
}
