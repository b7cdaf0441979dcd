'use strict';

// Loaded before each command, so that a machine on which none can run is told in one sentence. Old versions of Node
// must be able to read this file.

var path = require('path');
var engines = require('../package.json').engines.node;

/** `^20.19 || >=24`: a caret allows only its own major version. */
function isKnown(version) {
  return engines.split(' || ').some(function (range) {
    var parts = /^(\^|>=)(\d+)(?:\.(\d+))?$/.exec(range);
    var least = Number(parts[3] || 0);
    if (version[0] === Number(parts[2])) return version[1] >= least;
    return parts[1] === '>=' && version[0] > Number(parts[2]);
  });
}

function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}

var folder = path.join(__dirname, '..');
var node = process.versions.node;
if (!isKnown(node.split('.').map(Number))) {
  refuse('Node ' + node + ' cannot run this project; expected ' + engines + '.');
}
// Vite takes both for parts of an address.
if (/[#%]/.test(folder)) {
  refuse('The project is in "' + folder + '"; expected a folder without "#" or "%" in its path.');
}
