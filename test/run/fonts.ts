/**
 * The fonts of pictures. The pages use the system's sans (assets/css/tokens.css); a bare Linux machine has DejaVu Sans,
 * which few readers see. Pictures show Roboto, as a phone with Android does.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './files.ts'
import { temporaryFolder } from './temporary.ts'

/** Makes browsers that start later take Roboto as the system's sans: `FONTCONFIG_FILE` of fontconfig. */
export function useFontsOfPhones(): void {
  const preferred = ['sans-serif', 'system-ui'].map(
    (family) =>
      `<match target="pattern"><test name="family"><string>${family}</string></test><edit name="family" mode="prepend" binding="strong"><string>Roboto</string></edit></match>`,
  )
  const file = join(temporaryFolder(), 'fonts.conf')
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
<include ignore_missing="yes">/etc/fonts/fonts.conf</include>
<dir>${join(root, 'node_modules/@expo-google-fonts/roboto')}</dir>
${preferred.join('\n')}
</fontconfig>
`,
  )
  process.env['FONTCONFIG_FILE'] = file
}
