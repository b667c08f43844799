/** Written by `npm run train` together with weights.bin. Do not edit. */
import type { ModelManifest } from '../../core/preflight/classify/model-format.ts'

export const manifest: ModelManifest = {
  "features": 5,
  "trainedOn": "6096829ccabdfddf29f1d0c7513715940e6241d6d21474fef421b2591e7a4574",
  "sha256": "fad098e036b61ea77f5de69503a4ae153f1a6e858fa969d24e443d46272188ba",
  "outcomes": {
    "bytes": 1667112,
    "scale": 0.09239354471522053,
    "bias": [
      0.4442733596655809,
      0.2308091674550889,
      -0.6750849631470224
    ]
  },
  "calibration": [
    [
      -2.3728,
      -1.2753,
      3.648
    ],
    [
      0.7542,
      -0.4486,
      -0.3056
    ],
    [
      -0.4454,
      0.8612,
      -0.4158
    ],
    [
      -0.453,
      -0.2444,
      0.6975
    ],
    [
      0.3166,
      0.3168,
      -0.6334
    ],
    [
      -0.2228,
      -0.2117,
      0.4344
    ],
    [
      0.1759,
      -0.2959,
      0.12
    ],
    [
      -0.3507,
      0.5189,
      -0.1682
    ]
  ],
  "categories": {
    "bytes": 253168,
    "scale": 0.13741111755371094,
    "names": [
      "investment",
      "trading",
      "custody",
      "security",
      "fundraising",
      "keys",
      "mainnet",
      "deception",
      "transferability",
      "monetary-value",
      "scarcity",
      "incentive",
      "privacy",
      "authority",
      "ambiguity"
    ],
    "bias": [
      5,
      -5,
      -13,
      -9,
      -10,
      -9,
      -6,
      8,
      7,
      7,
      8,
      10,
      -13,
      0,
      21
    ]
  }
}
