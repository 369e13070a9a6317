// Unpacks the browser and missing system libraries next to its package, and prints the path.
process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs20.x'
const { default: chromium } = await import('@sparticuz/chromium')
console.log(await chromium.executablePath())
