/** Written by `npm run train` together with weights.bin. Do not edit. */
import type { ModelManifest } from '../../core/preflight/classify/model-format.ts'

export const manifest: ModelManifest = {
  "features": 5,
  "trainedOn": "b919e4a20d9270d778ec1ba56bc61cba1f19fa1a539f93de64cad35ad3a5fa04",
  "sha256": "cf24bbcb88b43eea0b1526c03a2c950a3ab9300db63636678eb5fef46bf02b2e",
  "outcomes": {
    "bytes": 1564160,
    "scale": 0.1,
    "bias": [
      0.6239291709125888,
      -0.03590962150355724,
      -0.5880182916532993
    ]
  },
  "calibration": [
    [
      3.8221,
      -3.971,
      0.1487
    ],
    [
      0.6621,
      -0.3577,
      -0.3045
    ],
    [
      -0.4128,
      0.6865,
      -0.2736
    ],
    [
      -0.3245,
      -0.2075,
      0.532
    ],
    [
      -0.4836,
      0.703,
      -0.2195
    ],
    [
      -0.1861,
      -0.1571,
      0.3432
    ],
    [
      0.0643,
      -0.2664,
      0.202
    ],
    [
      -0.2265,
      0.4123,
      -0.186
    ],
    [
      -0.7326,
      0.5188,
      0.2137
    ],
    [
      0.6136,
      0,
      0
    ],
    [
      0,
      0.6136,
      0
    ],
    [
      0,
      0,
      0.6136
    ]
  ],
  "categories": {
    "bytes": 252416,
    "scale": 0.14374851617287462,
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
      4,
      -5,
      -12,
      -8,
      -10,
      -10,
      -6,
      7,
      4,
      7,
      9,
      11,
      -10,
      0,
      19
    ]
  },
  "network": {
    "bytes": 1808608,
    "vocabulary": 35939,
    "scales": {
      "words": 0.07162822890622242,
      "ngrams": 0.10973308911812352,
      "projection": 0.0038889762045293715,
      "filterBias": 0.002766397705128788,
      "hidden": 0.0026603583403837197,
      "hiddenBias": 0.0029959084038713906,
      "outcomes": 0.002156188306826713,
      "outcomeBias": 0.002113457207998218
    }
  }
}
