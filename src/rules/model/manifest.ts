/** Written by `npm run train` with weights.bin; not written by hand. */
import type { ModelManifest } from '../../core/preflight/classify/model-format.ts'

export const manifest: ModelManifest = {
  "features": 2,
  "trainedOn": "169259fd92353fef01fbca17b5443af7745ba76aa2c77a39d3668d9214c6a941",
  "sha256": "711cf0a46f10872bc0ed9bee6ce0b847c58c8ff75389c6c2b826c40c1adbae04",
  "outcomes": {
    "bytes": 2011476,
    "scale": 0.07844641077236866,
    "bias": [
      0.6694771911852258,
      -0.015845604546744947,
      -0.6536325347308122
    ]
  },
  "calibration": [
    [
      -3.4431,
      0.5844,
      2.8587
    ],
    [
      0.6466,
      -0.2907,
      -0.3559
    ],
    [
      -0.2799,
      0.6104,
      -0.3306
    ],
    [
      -0.4944,
      -0.304,
      0.7984
    ],
    [
      0.5088,
      0.0123,
      -0.5212
    ]
  ],
  "categories": {
    "bytes": 244240,
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
      2,
      -1,
      -8,
      -5,
      -5,
      0,
      -2,
      4,
      2,
      2,
      6,
      3,
      -8,
      -1,
      12
    ]
  }
}
