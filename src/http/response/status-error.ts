import { LaurelError } from '../../core/error.ts'

/** A failure to which HTTP gives a status of its own where our codes have none: 408, 417. */
export class StatusError extends LaurelError {
  readonly status: number

  constructor(status: number, ...error: ConstructorParameters<typeof LaurelError>) {
    super(...error)
    this.status = status
  }
}
