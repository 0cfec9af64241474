import { copyFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { migrate, versionOf } from '#main/backend/store/migrations.ts'

// Writes a store of the next version, as its program makes it of the one before:
// node test/support/upgrade-study-fixture.ts test/fixtures/study/v1.sqlite test/fixtures/study/v2.sqlite
// The files that are there never change.

const [from, to] = process.argv.slice(2) as [string, string]
copyFileSync(from, to)
const connection = new DatabaseSync(to)
migrate(connection, versionOf(connection) + 1)
connection.close()
