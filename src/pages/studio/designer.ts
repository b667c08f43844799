import type { StudioForm } from './form.ts'

/** The fields of the form that choose how the badge looks. */
export const designerFields: (form: StudioForm) => string = () => ''

/** The badge as it would look, beside the form. */
export const badgePreview: (form: StudioForm) => string = () => ''
