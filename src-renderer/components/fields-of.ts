/** The fields of `now` for v-model: assigning one passes it to `change`. */
export function fieldsOf<T extends object>(
  now: () => T,
  change: (changes: Partial<T>) => unknown,
): { -readonly [K in keyof T]: T[K] } {
  return new Proxy({} as T, {
    get: (_, field) => Reflect.get(now(), field) as unknown,
    set: (_, field, value) => {
      change({ [field]: value } as Partial<T>)
      return true
    },
  })
}
