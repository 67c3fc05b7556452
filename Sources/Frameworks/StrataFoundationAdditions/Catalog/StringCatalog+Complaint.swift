import Foundation

extension StringCatalog {
  /// Writes a problem that no caller can be notified of to standard error.
  static func complain(_ words: String) {
    FileHandle.standardError.write(Data("\(words)\n".utf8))
  }
}
