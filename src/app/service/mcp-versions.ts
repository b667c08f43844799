/** The stateless revision: every request carries its own envelope. */
export const modernVersion = '2026-07-28'

/**
 * Revisions that begin with `initialize`, newest first. The first is the answer to a client that asks for an unknown
 * one.
 */
export const legacyVersions = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'] as const

/** Every revision of the Model Context Protocol that /api/mcp speaks, newest first. */
export const mcpVersions: readonly string[] = [modernVersion, ...legacyVersions]
