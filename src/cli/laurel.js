#!/usr/bin/env node
// What runs first, in JavaScript that a Node of years ago can read: an old one could not load the TypeScript behind it,
// and would print a stack trace where a sentence helps.
if (Number(process.versions.node.split('.')[0]) < 24) {
  process.stderr.write(
    'laurel: this needs Node 24 or newer, and this is Node ' +
      process.versions.node +
      '; run it as `npx laurel` in its folder after `npm ci`, which brings the right Node, or install a newer one from nodejs.org.\n',
  )
  process.exitCode = 1
} else {
  import('./main.ts')
}
