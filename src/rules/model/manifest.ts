/** Written by `npm run train` together with weights.bin. Do not edit. */
import type { ModelManifest } from '../../core/preflight/classify/model-format.ts'

export const manifest: ModelManifest = {
  "features": 3,
  "trainedOn": "44afcb3aa4516fff1ab305ebfb72b70a145936e9ed6762e597a02be65723eadb",
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
      -1.7187,
      -0.2902,
      2.0089
    ],
    [
      0.6368,
      -0.3804,
      -0.2564
    ],
    [
      -0.3542,
      0.6341,
      -0.2799
    ],
    [
      -0.4616,
      -0.1732,
      0.6348
    ],
    [
      0.2284,
      0.124,
      -0.3524
    ],
    [
      -0.0805,
      -0.1837,
      0.2641
    ],
    [
      0.0402,
      -0.2902,
      0.25
    ],
    [
      -0.292,
      0.531,
      -0.2391
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
