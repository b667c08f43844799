/**
 * Opens a store as a user who is bound by file permissions: `node as-nobody.ts <url>`, run as root or as any other
 * user.
 */
import { openStore } from '../../src/store/open.ts'

if (process.getuid?.() === 0) {
  process.setgid?.(65_534)
  process.setuid?.(65_534)
}
try {
  await (await openStore(process.argv[2] ?? '')).close()
  process.stdout.write('opened')
} catch (error) {
  process.stdout.write(error instanceof Error ? error.message : String(error))
}
