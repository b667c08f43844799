/** Derived concepts of keys and deception. The words are in lexicons/en-claims.ts. */
export const claimConcepts: readonly (readonly [name: string, patterns: readonly string[]])[] = [
  // Certainly a secret that opens a wallet.
  [
    'KSSURE',
    [
      'SECRET',
      'KSQUAL KSNOUN',
      'seed word|words|phrase|phrases|string|strings|sentence|sentences|code|codes|key|keys|file|files|backup|backups|qr|number|numbers|secret|secrets',
      'private half|part',
      'words|word|line|sentence|phrase ..2 app|phone|wallet|device|machine ..2 showed|shows|shown|gave|gives|displayed|displays|generated|generates|spat|printed|prints|read',
      'KSNOUN ..1 of|to|for|from|behind|into|in ..2 KSWAL',
      'KSNOUN ..3 open|opens|unlock|unlocks|restore|restores|recover|recovers|control|controls ..3 KSWAL|coins|account|accounts',
      'KSCOUNT ..6 KSWAL|backup|recovery',
      'KSWAL ..6 KSCOUNT',
      'wrote|written|noted|jotted ..3 setup|start|beginning',
      'wrote|written|noted|jotted ..3 set up',
      'thing|words|page|paper|what|line|list ..4 paper backup',
      'page|paper|sheet|list|card|slip|note with ..2 backup|words',
    ],
  ],
  // Keys to doors are not secrets of a wallet.
  [
    'KSDOORKEY',
    [
      'porter|janitor|caretaker ..6 key|keys',
      'gym|door|doors|building|house|room|rooms|car|bike|van|shed|locker|gate|hall|city|town|church|piano|office|front|spare|cabinet|bunch of|treasure|map|hotel|cellar|stable|club|skeleton ..1 key|keys',
      'key|keys ..2 to|of|for ..3 gym|door|doors|building|house|room|rooms|car|bike|van|shed|locker|gate|hall|city|town|church|piano|office|hut|club|success|heart|stable',
      'in|of key',
      'key signature|stage|word|words|question|questions|fact|facts|point|points|moment|moments|skill|skills|figure|workers|worker|ring|rings|chain|hanger|idea|ideas|role',
      'secret ingredient|recipe|recipes|santa|garden|door|passage|society|agent|agents|language|handshake|room|place|spot|level',
      'phrase|phrases book|of the',
      'words of the|wisdom|year|thanks|welcome|comfort',
      'seed packet|packets|paper|bag|bags|bomb|bombs|library|swap|bank|exchange|tray|trays|box',
    ],
  ],
  // Somebody else's key, phrase or login.
  [
    'KSTHEIRS',
    [
      'HOLDER|POSS|patient|resident|guest|grandchild|readers|residents|kids|guests|clients|households key|keys|phrase|phrases|passphrase*|secret|secrets|login|logins|credentials|pins|passcode*|password*|seed|seeds|seedphrase',
      'login|logins|keys|key|secret|secrets|credentials|password|passwords|phrases|passphrase* ..1 of|for|to|from ..2 KSWAL|HOLDER',
      'POSS pin',
      'pin ..1 phrase|password|words|code|passphrase',
      'copy|copies|spare|duplicate ..1 of ..2 every|all|each key|keys|phrase|phrases|password|passwords|secret|secrets|login|logins|seed|seeds',
      "everyone's|everybody's|each|every ..2 phrase|phrases|key|keys|secret|secrets|login|logins|passphrase*",
    ],
  ],
  // Means a secret if a wallet is mentioned near.
  [
    'KSMAYBE',
    ['KSQUALW KSNOUN', 'KSCOUNT', 'KSBARE', "their|your|ur|everyone's|everybody's|his|her words|word|phrase|pin"],
  ],
  // Like KSMAYBE, but the mention of lost access is enough context.
  [
    'KSTELLS',
    [
      'KSQUALW words|phrase|phrases|sentence|sentences|line|lines|string|strings|passphrase|logins|key|keys|list',
      'KSCOUNT',
      'passphrase*|logins',
      'wallet|account|access|key secret|secrets|file|files',
      'secret ..2 from|in|behind ..2 app|wallet|phone|device',
    ],
  ],
  [
    'KSWN',
    [
      'wallet|wallets|keypair*',
      'hot|cold|paper|lightning|bitcoin wallet*',
      'accounts|account with keys',
      'key pair|pairs',
      'private key*',
    ],
  ],
  ['KSCRAFT', ['leather|stitch*|stitched|sewn|sewing|felt|crafted|craft|origami|duct tape|cardboard|fabric|knitted']],
  [
    'KSTAP',
    [
      'click|clicks|clicking|hit|hits|hitting|press|presses|pressing|tap|taps|tapping|push|pushes ..2 accept|confirm|approve|sign|ok|yes|send|authorise|authorize',
    ],
  ],

  // A protected mark, which only its owner may use.
  [
    'DCSIGN',
    [
      'logo|logos|crest|crests|seal|seals|letterhead*|emblem|emblems|watermark*|signature|signatures|layout|template*|branding|trademark*|hologram*|stamp|insignia|eagle|lion|crane|bear|mascot|header|shield|wordmark|swoosh|monogram|kitemark|typeface|autograph',
      'coat of arms',
      'serial|certificate|licence|license|registration|reference|approval number*|mark',
      'brand name',
      'wax seal',
      'badge design',
    ],
  ],
  [
    'DCOURS',
    [
      'our|my|its own DCSIGN|logo|design|drawing',
      'our|my DCSIGN',
      'own logo|crest|design|drawing|seal|stamp|emblem|mascot|brand|signature*',
      'our DCORG',
      'we are ..2 DCORG',
    ],
  ],
  [
    'DCGIVE',
    [
      'give|gives|giving|issue|issues|issuing|make|makes|making|hand|hands|write|writes|writing|put|puts|print|prints|mark|marks|count|record|records|recorded|register|get|gets|send|list|add|adds|grant|award|awards|include|tick|produce|create|sign|backdate|want|wants|need|needs|let|have',
    ],
  ],
  [
    'DCSTILL',
    [
      'anyway|anyhow|regardless|nonetheless|nevertheless|retroactive*|retrospectiv*|backdat*',
      'all the same',
      'as if|though ..3 HOLDER|it|had|they|he|she',
      'as present|passed|completed|attended|finished|done|trained|qualified',
      'just|simply|please|but|still write|put|say|print|tick|count|mark|list|record',
      'write|put ..2 it|him|her|them|me down',
      'count|mark|tick|sign|wave|list ..1 it|him|her|them|me|those|HOLDER ..1 off|through|as|too|anyway',
      'so ..1 row|list|log|series|record|file|statistics is|are|looks|look ..1 complete|full|clean|tidy|nice',
      'be|looks|is complete',
      'fill ..2 gap|gaps',
      'with ..2 proper|right|original|old|earlier|previous|correct date|dates',
      'after the fact',
      'for ..2 audit|auditor|auditors|report|file|files|statistics|records|council|ministry|cv|résumé|resume|job|insurer|insurance|inspector|inspection|boss|grant|funding|authorities|employer|application|visa',
      'for ..2 school report',
      'so ..1 HOLDER|he|she|i can|could show|apply|work|pass',
      "needn't|won't|will not|don't|doesn't|do not know|find|notice",
    ],
  ],
  [
    'DCPLEA',
    [
      'please|too|also|same|full|still|regardless|straightaway',
      'as well',
      'can|could you|we|i|they|he|she|it|HOLDER',
      'like|as the others|rest',
      'like everyone|everybody else',
      "i'd|we'd like",
    ],
  ],
  // A genuine second chance, or thanks for trying.
  [
    'DCFAIR',
    [
      'next time|one|week|month|year|date|session|course|evening|round|edition|chance',
      'catch|catches up',
      'tried|trying|effort|brave|bravery|consolation|honest|honestly|different|taster|joker|excuse|sorry',
      'repeated|rescheduled|follow|follows',
      'another date',
      'sit|sits|take|takes it|exam|test ..2 in|on|again autumn|spring|summer|winter|again|september',
      'second chance',
      'sit|sits|take|takes it|the|exam|test ..4 in|on|again autumn|spring|summer|winter|again|september|may|june',
      'repeated|rescheduled|moved to|another date|follow|follows|make-up',
      'taking part',
      'once|when|after they|he|she|you|HOLDER have|has|do|finish|pass|come|repeat|complete|took|passed|finished|did',
      'come|comes|try|tries back|again',
      'only for|those|who|if|when',
      'resit|retake|repeat|make-up|replacement',
    ],
  ],
  [
    'DCUNDONE',
    [
      'DCNOTDONE',
      'not|never|without|hardly|barely ..2 done|attended|attend|passed|pass|finished|finish|completed|complete|taken|took|trained|qualified|tested|earned|learned|learnt|read|visited|studied|sat|swum|climbed|walked|built|planted|inspected|checked|measured|audited|judged',
      'only watched|saw|skimmed|half',
      'expired|lapsed',
      'supposed to come|attend|take|do|be',
      'had a cold|flu|fever',
      'could|was|were not able|there|present',
    ],
  ],
  [
    'DCMARK2',
    [
      'olympic rings',
      'use|put|print|take|copy ..3 name|photo|face|quote|picture|voice of|from',
      'rings|swoosh|arches|panda',
    ],
  ],
  [
    'DCREAL',
    [
      'diploma|degree|licence|license|medal|certificate|seal|passport|id|transcript|permit|award',
      'original|official|real DCCRED',
    ],
  ],
  [
    'DCCLAIMED',
    [
      'summit|summited|tested|certified|accredited|approved|proven|proved|organic|licensed|qualified|trained|completed|finished|passed|awarded|judged|planted|cured|cures|cure|heals|vegan|handmade|inspected|verified|complete|medal|winner|doctor|professor|done|delivered|paid|donated|audited|insured|registered|graduated|attended|all NUM|peaks|recycled|neutral|climate-neutral|safe|won|champion|founder|inventor|member',
    ],
  ],
  [
    'DCNONE',
    [
      "there's|theres no",
      'there is|are|was|were no|none',
      "isn't|aren't|wasn't ..1 a|any|one",
      'have|has no',
      'without any|a',
    ],
  ],
  [
    'DCNOCHECK',
    [
      'DCNOBODY ..5 DCCHECK',
      'NOCHECK',
      "can't|cannot|couldn't|can|won't tell ..1 apart|difference",
      "tourists|customers|people|visitors|they can't|cannot|won't tell",
    ],
  ],
  [
    'GPAYIN',
    [
      'GSTAKE ..6 MONEY|AMOUNT|TOKEN|hat|pot|kitty|jar|tin|bowl|bucket|quid|pound|euro|coin|in|NUM|something',
      'AMOUNT ..1 a|per|each|to head|person|nose|go|try|spin|ticket|guess|enter|play|entry|in',
      'entry|entrance|joining fee',
      'buy-in|buy in|at stake|on the line',
      'a pound|euro|dollar|quid|fiver|coin|token|badge a|per go|try|spin|guess|ticket',
      'tickets|ticket|entry|entries|each|goes cost|costs|at AMOUNT|NUM|a|one|two',
    ],
  ],
  [
    'PMOUT',
    [
      'out before',
      'sell|dump|unload|exit|leave before|together|once|when',
      'let it run',
      'dump|dumps|unload',
      'shoots|shoot up',
      'outsiders|latecomers|tourists|suckers|newbies',
    ],
  ],
  [
    'GFREE',
    [
      'FREEDRAW',
      'no|nothing stake|stakes|entry|cost|fee',
      'free of charge',
      'for free',
      'is|are free',
      'nothing to win',
      'no money',
    ],
  ],
]
