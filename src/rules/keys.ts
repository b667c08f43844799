import type { Rule } from '../core/rule.ts'

/** keys: what it covers stands in the labelling policy. */
export const keys: readonly Rule[] = [
  {
    id: 'keys.issuer-sees-secret',
    category: 'keys',
    why: 'Somebody else would see, keep or make private keys or recovery words; the service never helps with that, because who has the words has everything.',
    advice:
      'Let people claim with a code or a link, and state that nobody will ever be asked for keys or recovery words.',
    patterns: [
      'TELLS ..1 PRON|them ..8 FORM|us|ISSUER|below|here &~n SECRET',
      'HOLDER ..2 send|give|tell|share|forward|email ..1 PRON ..4 to ..4 ISSUER|support &~n SECRET',
      'XSECRET !c XOWN',

      'KSASK ..9 KSSURE !c KSOWNER',
      'KSSURE ..9 KSASK !c KSOWNER',
      'KSSURE ..8 KSDESK !c KSOWNER',
      'KSDESK ..6 KSSURE !c KSOWNER',
      'KSASK ..8 KSMAYBE &s KSDESK &n KSWAL !n KSDOOR|KSCRAFT !c KSOWNER',
      'KSMAYBE ..8 KSASK &s KSDESK &n KSWAL !n KSDOOR|KSCRAFT !c KSOWNER',
      'KSASK ..8 KSTELLS &s KSDESK &n KSCLAIM|KSWAL|HOLDER !n KSDOOR !c KSOWNER',
      'KSTELLS ..8 KSASK &s KSDESK &n KSCLAIM|KSWAL|HOLDER !n KSDOOR !c KSOWNER',
      'KSTELLS ..5 KSDESK &n KSCLAIM|KSWAL !n KSDOOR !c KSOWNER',

      'KSSIGNV ..8 wallet|wallets|transaction*|transfers|tx|psbt* & KSBEHALF !c KSOWNER',
      'KSTAP & KSBEHALF|HOLDER',
      'sign|signs|signing|cosign* ..2 with|using|from ..4 KSWAL|keys|key|device|devices|phone|phones',
      'has|have|hold|holds|keep|keeps|got ..3 key|keys|logins|login ..1 of|for|from ..2 HOLDER &s sign|signs|signing|accept|accepts|confirm|confirms',
      'do|does|doing|finish|finishes|handle|handles ..2 signing ..5 for|from|behalf|device|phone|HOLDER',

      'KSMAKE ..4 KSWN ..5 for|per|each|every|to ..4 HOLDER|guest !c KSOWNER !n KSCRAFT',
      'KSMAKE ..1 HOLDER ..3 KSWN !c KSOWNER !n KSCRAFT',
      'HOLDER|attendee ..2 get|gets|receive|receives|find|finds|given|handed|sent ..2 KSWN !c KSOWNER !n KSCRAFT',
      'KSWN ..4 KSMADE !n KSCRAFT',
      'KSMADE ..2 KSWN !n KSCRAFT',

      'GETS|SIGNS ..8 SECRET !c OWNKEYS',
      'SECRET ..8 GETS !c OWNKEYS',
      'SECRET ..8 FORM !c OWNKEYS',
      'FORM ..8 SECRET',
      'SECRET ..5 to|with|by|in|into|on|at ..3 ISSUER|support|email|sheet|FORM',
      'ISSUER ..6 SECRET !c OWNKEYS',
      'SIGNS',
      'sign|signs|signing ..4 transaction*|everything ..6 for|behalf|them|HOLDER',
      'sign|signs|signing ..4 for|behalf ..3 HOLDER|everyone|users & key|keys|wallet*|transaction*',
      'key|keys|password*|passphrase|pin|words ..6 wallet|wallets|ledger & GETS &s ISSUER|FORM|HOLDER !c OWNKEYS',
      'wallet|wallets ..3 password*|key|keys|words|pin|passphrase & GETS|FORM !c OWNKEYS',
      'keep|keeps|hold|holds|manage*|store*|create* ..4 password|passwords|keys ..4 coins|wallet|wallets|HOLDER !c OWNKEYS',
      'wallet|wallets ..10 keep|keeps|hold|holds ..3 password|passwords|keys !c OWNKEYS',
      'verify|verification|verifies|restore|recover|unlock|sync|connect ..5 wallet|wallets & words|phrase|SECRET|key|password',
      'words ..6 wallet ..4 told|gave|showed|wrote|write|generated',
    ],
    hits: [
      'Users paste their seed phrase so we can restore the badges.',
      'we keep their signing key on our server',
      'To claim, type in your twelve magic words.',
    ],
    misses: [
      'We never ask for seed phrases or private keys.',
      'Seed library stamp: you brought seeds back.',
      'Piano keys private lesson card.',
    ],
  },
  {
    id: 'keys.material',
    category: 'keys',
    why: 'The text holds key material, which has been removed; treat it as exposed and move what it guards to new keys.',
    advice: 'Leave keys and recovery words out of every text, and move what they guard to new keys now.',
    patterns: ['KEYPLACEHOLDER'],
    hits: [],
    misses: [],
  },
]
