import * as v from 'valibot'
import { readThumb, thumbText, ThumbTextError } from '../solve/thumb/thumb-rule.ts'
import { scorecardTexts } from '../texts/texts.ts'

const MAX_TEXT = 500

export const thumbTextSchema = v.pipe(
  v.string(),
  v.maxLength(MAX_TEXT, () => scorecardTexts.thumbs.tooLong(MAX_TEXT)),
  v.rawTransform<string, string>(({ dataset, addIssue, NEVER }) => {
    try {
      return thumbText(readThumb(dataset.value))
    } catch (error) {
      if (!(error instanceof ThumbTextError)) throw error
      addIssue({ message: scorecardTexts.thumbs.noPart(error.part) })
      return NEVER
    }
  }),
)
