/** Written by `npm run train` together with weights.bin. Do not edit. */
import type { ModelManifest } from '../../core/preflight/classify/model-format.ts'

export const manifest: ModelManifest = {
  "features": 5,
  "trainedOn": "428224d1b9c0b071b7b833e29de32dcf1c751764035853e6d7ff1ce9b1d4d84e",
  "sha256": "2787cfbba153f7972a66d622fab01f8257a458acba381128c4aba5a2835c3ff0",
  "outcomes": {
    "bytes": 1551996,
    "scale": 0.1,
    "bias": [
      0.6173231443008725,
      0.09691391636761917,
      -0.7142357804443003
    ]
  },
  "calibration": [
    [
      4.665,
      -4.6993,
      0.0344
    ],
    [
      0.6191,
      -0.3312,
      -0.2878
    ],
    [
      -0.3982,
      0.6845,
      -0.2863
    ],
    [
      -0.3148,
      -0.1988,
      0.5136
    ],
    [
      -0.6088,
      0.7821,
      -0.1733
    ],
    [
      -0.1739,
      -0.1503,
      0.3242
    ],
    [
      0.0437,
      -0.2259,
      0.1821
    ],
    [
      -0.2063,
      0.3663,
      -0.1601
    ],
    [
      -0.8001,
      0.5406,
      0.2595
    ],
    [
      0.6339,
      0,
      0
    ],
    [
      0,
      0.6339,
      0
    ],
    [
      0,
      0,
      0.6339
    ]
  ],
  "categories": {
    "bytes": 253072,
    "scale": 0.138225390216497,
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
      -6,
      -14,
      -11,
      -10,
      -9,
      -5,
      7,
      6,
      5,
      10,
      11,
      -11,
      1,
      21
    ]
  },
  "network": {
    "bytes": 1321636,
    "vocabulary": 21941,
    "scales": {
      "words": 0.07370619937378496,
      "ngrams": 0.10418551278684382,
      "projection": 0.003684692362912223,
      "filterBias": 0.0023600214843022414,
      "hidden": 0.002814984089760173,
      "hiddenBias": 0.0027636947908863587,
      "outcomes": 0.001794029150851856,
      "outcomeBias": 0.0012770613118360966
    }
  }
}
