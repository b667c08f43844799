#!/usr/bin/env node
// The entry point, in JavaScript for old versions of Node: one that cannot load TypeScript gets a sentence instead of a
// stack trace.
if (Number(process.versions.node.split('.')[0]) < 24) {
  process.stderr.write(
    'laurel: this needs Node 24 or newer, and this is Node ' +
      process.versions.node +
      '; run it as `npx --no -- laurel` in its folder after `npm ci`, which brings the right Node, or install a newer one from nodejs.org.\n',
  )
  process.exitCode = 2
} else {
  import('./main.ts')
}
