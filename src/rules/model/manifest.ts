/** Written by `npm run train` together with weights.bin. Do not edit. */
import type { ModelManifest } from '../../core/preflight/classify/model-format.ts'

export const manifest: ModelManifest = {
  "features": 3,
  "trainedOn": "ac75aec9c18a88acfbea6e88802737515f41bddf38a76322b8bc05a5f7484b86",
  "sha256": "3ac37dcd8e57837ff8720383f5c6560d3817ecd4d777626004ae129010a12b84",
  "outcomes": {
    "bytes": 1592868,
    "scale": 0.08622738695520116,
    "bias": [
      0.6333022191923758,
      -0.014448977623518792,
      -0.6188540035885414
    ]
  },
  "calibration": [
    [
      -2.3562,
      -0.1092,
      2.4653
    ],
    [
      0.6877,
      -0.3354,
      -0.3523
    ],
    [
      -0.3406,
      0.736,
      -0.3955
    ],
    [
      -0.5265,
      -0.3797,
      0.9062
    ],
    [
      0.3215,
      0.1189,
      -0.4403
    ]
  ],
  "categories": {
    "bytes": 251776,
    "scale": 0.14407270536648006,
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
