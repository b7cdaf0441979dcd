// The entry of the classic script, which has everything in it.

// The cascade, in development as in the product: first the styles that widgets share, then each widget's own
// style sheets, which its .widget.ts imports.
import '../shared/styles/tokens.css';
import '../shared/styles/base.css';
import '../shared/styles/text.css';
import '../shared/styles/parts.css';
import '../shared/styles/cover.css';
import '../shared/styles/notch.css';
import '../shared/styles/button.css';
import '../shared/styles/field.css';
import '../shared/styles/select.css';
import '../shared/dropdown/dropdown.css';
import '../shared/dropdown/listbox.css';
import '../shared/styles/pagination.css';
import '../shared/styles/tile-grid.css';
import '../shared/styles/tile.css';
import '../shared/styles/tile-kinds.css';
import '../shared/styles/tile-series.css';
import '../shared/styles/tile-media.css';
import '../shared/styles/focus.css';
import { findOwnScript } from './page/own-script.ts';
import { reactPart } from './react.ts';
import { run } from './run.ts';

// Read now: the script's own tag can be identified only while the script runs.
run({
  script: findOwnScript(),
  reactWidgets: reactPart.widgets,
  bringReact: () => Promise.resolve(reactPart),
});
