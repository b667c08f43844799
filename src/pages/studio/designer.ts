import type { StudioForm } from './studio.ts'

/** The fields of the form that choose how the badge looks. */
export const designerFields = (_form: StudioForm): string => ''

/** The badge as it would look, beside the form. */
export const badgePreview = (_form: StudioForm): string => ''
