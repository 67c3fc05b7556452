import Foundation

extension StringCatalog {
  /// Says on standard error what no caller can be told.
  static func complain(_ words: String) {
    FileHandle.standardError.write(Data("\(words)\n".utf8))
  }
}
