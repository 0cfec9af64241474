throw new Error('This worker never works.')
