/** Written by `npm run train` together with weights.bin. Do not edit. */
import type { ModelManifest } from '../../core/preflight/classify/model-format.ts'

export const manifest: ModelManifest = {
  "features": 5,
  "trainedOn": "6096829ccabdfddf29f1d0c7513715940e6241d6d21474fef421b2591e7a4574",
  "sha256": "7dffe361e3ac177a597e97867e9a09ef5620d4bc73674643a0a2020ff6bc4aa3",
  "outcomes": {
    "bytes": 1760668,
    "scale": 0.08729301662895624,
    "bias": [
      0.5799033335109738,
      0.039369092802083165,
      -0.6192746817580749
    ]
  },
  "calibration": [
    [
      -2.5398,
      -1.1429,
      3.6827
    ],
    [
      0.72,
      -0.4328,
      -0.2872
    ],
    [
      -0.4213,
      0.8317,
      -0.4104
    ],
    [
      -0.4387,
      -0.255,
      0.6937
    ],
    [
      0.3156,
      0.2959,
      -0.6116
    ],
    [
      -0.2141,
      -0.2062,
      0.4202
    ],
    [
      0.167,
      -0.282,
      0.115
    ],
    [
      -0.3358,
      0.5068,
      -0.171
    ]
  ],
  "categories": {
    "bytes": 253184,
    "scale": 0.13757714699572465,
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
      -14,
      0,
      21
    ]
  }
}
