/** FilePond's options, without those of uploads, because it uploads nothing. */
export const pictures = {
  id: 'pictures' as const,
  labelFileWaitingForSize: 'Waiting for size',
  labelFileSizeNotAvailable: 'Size not available',
  labelFileSizeBytes: 'bytes',
  labelFileSizeKilobytes: 'KB',
  labelFileSizeMegabytes: 'MB',
  labelFileLoading: 'Loading',
  labelFileLoadError: 'Couldn’t load',
  labelFileAdded: 'Added',
  labelFileRemoved: 'Removed',
  labelFileCountSingular: 'file in list',
  labelFileCountPlural: 'files in list',
  labelTapToCancel: 'tap to cancel',
  labelTapToRetry: 'tap to try again',
  labelButtonAbortItemLoad: 'Cancel',
  labelButtonRetryItemLoad: 'Try again',
}
