/** Written by `npm run train` together with weights.bin. Do not edit. */
import type { ModelManifest } from '../../core/preflight/classify/model-format.ts'

export const manifest: ModelManifest = {
  "features": 3,
  "trainedOn": "4aeed9e8bf6a5f25626e762f95cf03aa9e503d845bce22e7a49d313278ccf268",
  "sha256": "21b6a1aa08432b8c17fea2fd9e98783cceb46dbd16a607eaa4d4d4964b6e59cc",
  "outcomes": {
    "bytes": 1576200,
    "scale": 0.08202124017430103,
    "bias": [
      0.7396694028826312,
      -0.022767778815986496,
      -0.7169047677426869
    ]
  },
  "calibration": [
    [
      -3.0013,
      0.6868,
      2.3145
    ],
    [
      0.6967,
      -0.319,
      -0.3777
    ],
    [
      -0.3091,
      0.636,
      -0.327
    ],
    [
      -0.4839,
      -0.3184,
      0.8023
    ],
    [
      0.4292,
      0.0033,
      -0.4325
    ]
  ],
  "categories": {
    "bytes": 250752,
    "scale": 0.14712863832008183,
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
      3,
      -3,
      -10,
      -6,
      -7,
      -1,
      -2,
      4,
      3,
      1,
      8,
      7,
      -12,
      -1,
      17
    ]
  }
}
