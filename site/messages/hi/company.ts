/** The company’s promise, on the home page and in search results. */
export const tagline = 'ज़िंदगी भर याद रहने वाली ट्रिप प्लान करने में हम खुशी से आपकी मदद करते हैं।'
