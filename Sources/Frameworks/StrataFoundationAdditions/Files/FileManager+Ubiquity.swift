public import Foundation

extension FileManager {
  /// Throws an error, since there is no iCloud on Linux.
  ///
  /// - Throws: Always `CocoaError.featureUnsupported`. An app learns before that there are no files
  ///   in iCloud, since `url(forUbiquityContainerIdentifier:)` returns `nil`.
  public func startDownloadingUbiquitousItem(at url: URL) throws {
    throw CocoaError(.featureUnsupported, userInfo: [NSURLErrorKey: url])
  }
}
