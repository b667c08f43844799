import { html } from 'ghtml'

/**
 * A part of a page that belongs to a state. Before that state it is a template, which nobody sees, and which the script
 * shows in its time (src/web/proofs/proof-parts.ts).
 */
export const when = (state: 'file' | 'no-file' | 'path' | 'pending', holds: boolean, content: string): string =>
  holds
    ? html`<div data-when="${state}">!${content}</div>`
    : html`<template data-when="${state}">!${content}</template>`
