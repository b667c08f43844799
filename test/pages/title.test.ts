import { strict as assert } from 'node:assert'
import { test } from 'node:test'
import { withSizedTitle } from '../../src/pages/title.ts'

test('a title gets the size for its length, and keeps its attributes and words', () => {
  for (const [main, sized] of [
    ['<h1>Library</h1><p>', '<h1 class="brief">Library</h1><p>'],
    ['<h1 class="user" dir="auto">Bird</h1>', '<h1 class="brief user" dir="auto">Bird</h1>'],
    ['<h1>A title of middle length, as most</h1>', '<h1 class="middle">A title of middle length, as most</h1>'],
    [`<h1>${'words '.repeat(10)}</h1>`, `<h1 class="long">${'words '.repeat(10)}</h1>`],
    // What counts is what is seen.
    [
      '<h1><svg><path d="M0 0 1 1 2 2 3 3"/></svg> Pass</h1>',
      '<h1 class="brief"><svg><path d="M0 0 1 1 2 2 3 3"/></svg> Pass</h1>',
    ],
    ['<h1>&#60;&#60;&#60;&#60;&#60;&#60;</h1>', '<h1 class="brief">&#60;&#60;&#60;&#60;&#60;&#60;</h1>'],
    ['<h1>$& $1 \n</h1>', '<h1 class="brief">$& $1 \n</h1>'],
    ['<p>no title</p>', '<p>no title</p>'],
  ] as const)
    assert.equal(withSizedTitle(main), sized)
})
