import Foundation

extension StringCatalog {
  /// Writes a problem to standard error, of which no caller can be notified.
  static func complain(_ words: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(words)\n".utf8))
  }
}
