/** Written by `npm run train` together with weights.bin. Do not edit. */
import type { ModelManifest } from '../../core/preflight/classify/model-format.ts'

export const manifest: ModelManifest = {
  "features": 3,
  "trainedOn": "deb75f400377b0344c6eceea0d1ae4166a6f21538d8ab864b2ee57c917501c9c",
  "sha256": "cfbb07cb73b96590c5e373c440c43a5e1886d6baeed3433064c16e128d924f24",
  "outcomes": {
    "bytes": 1820860,
    "scale": 0.0827415045790785,
    "bias": [
      0.486885484744578,
      0.04869746557085019,
      -0.5355832724468792
    ]
  },
  "calibration": [
    [
      -1.2077,
      -0.2142,
      1.4219
    ],
    [
      0.7185,
      -0.3512,
      -0.3673
    ],
    [
      -0.3587,
      0.7626,
      -0.4039
    ],
    [
      -0.5254,
      -0.3943,
      0.9198
    ],
    [
      0.1409,
      0.1487,
      -0.2896
    ]
  ],
  "categories": {
    "bytes": 250768,
    "scale": 0.16726612481545275,
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
      -5,
      -11,
      -8,
      -9,
      -3,
      -3,
      5,
      6,
      5,
      8,
      8,
      -11,
      -1,
      16
    ]
  }
}
