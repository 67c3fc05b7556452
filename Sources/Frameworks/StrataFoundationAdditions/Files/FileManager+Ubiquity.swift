public import Foundation

extension FileManager {
  /// Begins to fetch a file of iCloud.
  ///
  /// - Throws: Always `CocoaError.featureUnsupported`: there is no iCloud on Linux, and so no file of
  ///   it. `url(forUbiquityContainerIdentifier:)` returns `nil` before.
  public func startDownloadingUbiquitousItem(at url: URL) throws {
    throw CocoaError(.featureUnsupported, userInfo: [NSURLErrorKey: url])
  }
}
