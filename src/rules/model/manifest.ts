/** Written by `npm run train` together with weights.bin. Do not edit. */
import type { ModelManifest } from '../../core/preflight/classify/model-format.ts'

export const manifest: ModelManifest = {
  "features": 4,
  "trainedOn": "fd58b4bb4c3d5e21a5e794e11593b7f140f9468dd5687c3f96903a24b730e6f4",
  "sha256": "9480cd7fecefaeacbdde33f51494abc1b01e81990210dd441bb00578dce06723",
  "outcomes": {
    "bytes": 1662176,
    "scale": 0.09192580876387949,
    "bias": [
      0.4769251056504354,
      0.07548036634489726,
      -0.5524025294361147
    ]
  },
  "calibration": [
    [
      -2.1,
      -0.5014,
      2.6014
    ],
    [
      0.6073,
      -0.3544,
      -0.2529
    ],
    [
      -0.3474,
      0.6551,
      -0.3077
    ],
    [
      -0.3713,
      -0.1716,
      0.5428
    ],
    [
      0.2906,
      0.1771,
      -0.4677
    ],
    [
      -0.1555,
      -0.164,
      0.3196
    ],
    [
      0.0828,
      -0.2643,
      0.1815
    ],
    [
      -0.3099,
      0.4803,
      -0.1705
    ]
  ],
  "categories": {
    "bytes": 254192,
    "scale": 0.13241841473917323,
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
      -6,
      -14,
      -10,
      -12,
      -6,
      -6,
      7,
      8,
      7,
      9,
      10,
      -13,
      -1,
      21
    ]
  }
}
