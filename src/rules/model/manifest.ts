/** Written by `npm run train` together with weights.bin. Do not edit. */
import type { ModelManifest } from '../../core/preflight/classify/model-format.ts'

export const manifest: ModelManifest = {
  "features": 3,
  "trainedOn": "16dd7b0e0226b1e889de7c4e1e309145def7487630ef97600648d6f6903d3b19",
  "sha256": "a60cbf8b9de54b2346db96227c37e9d19d8eb8e60430ad61d818e55ea74ef9b3",
  "outcomes": {
    "bytes": 1654916,
    "scale": 0.08309088729497954,
    "bias": [
      0.6609597354398393,
      -0.1634166416542594,
      -0.4975435625655638
    ]
  },
  "calibration": [
    [
      -2.2037,
      -0.2169,
      2.4205
    ],
    [
      0.7087,
      -0.3542,
      -0.3544
    ],
    [
      -0.3562,
      0.7317,
      -0.3755
    ],
    [
      -0.5447,
      -0.3995,
      0.9442
    ],
    [
      0.2838,
      0.1302,
      -0.414
    ]
  ],
  "categories": {
    "bytes": 251776,
    "scale": 0.14411869199257196,
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
      -4,
      -12,
      -8,
      -8,
      -1,
      1,
      5,
      1,
      3,
      10,
      9,
      -12,
      -3,
      17
    ]
  }
}
