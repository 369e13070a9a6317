// Unpacks the browser beside its package, with what a bare machine lacks, and prints where it is.
process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs20.x'
const { default: chromium } = await import('@sparticuz/chromium')
console.log(await chromium.executablePath())
