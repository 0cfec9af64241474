export const rulesPage = {}
