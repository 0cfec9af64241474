import ts from 'typescript'

const SCRIPT = /^<script[^>]*>(.*?)^<\/script>/ms

/**
 * Lets the linter's type service read of a .vue file what its parser hands it, the script. It would
 * read the whole file as if it were a script, find at each .vue file that is linted that its text had
 * changed, and look at all types anew, which took two thirds of the linter's time.
 */
export function readVueScripts(): void {
  const { sys } = ts
  const read = sys.readFile.bind(sys)
  sys.readFile = (path, encoding) => {
    const text = read(path, encoding)
    return path.endsWith('.vue') ? text && (SCRIPT.exec(text)?.[1] ?? '') : text
  }
}
