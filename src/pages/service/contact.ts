import { html } from 'ghtml'

/** The operator's contact (SECURITY_CONTACT, a `mailto:` or `https:` address) as people read it. */
export const contactName = (contact: string): string => contact.replace(/^(?:mailto:|https:\/\/)/, '')

/** A link to the operator's contact. */
export const contactLink = (contact: string): string =>
  html`<a href="${contact}"><bdi>${contactName(contact)}</bdi></a>`
