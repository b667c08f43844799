import { LaurelError } from '../../core/error.ts'

/** A failure with an HTTP status that has no error code of its own: 408, 417. */
export class StatusError extends LaurelError {
  readonly status: number

  constructor(status: number, ...error: ConstructorParameters<typeof LaurelError>) {
    super(...error)
    this.status = status
  }
}
