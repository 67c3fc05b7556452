import Foundation

/// Locates the error in a property list.
enum PropertyListFault {
  /// Returns the error of an XML property list with its line, which Foundation gives within its
  /// message.
  static func fault(of error: NSError, in data: Data) -> StringsFault {
    let told = error.userInfo[NSDebugDescriptionErrorKey] as? String
    let reason = told ?? "it is not a property list"
    let line = reason.firstMatch(of: /line (\d+)/).flatMap { Int($0.1) }
    return StringsFault(line: line ?? lastLine(of: data), reason: reason)
  }

  /// Returns the last line. Without a line from Foundation the error is only known to be before the
  /// end.
  private static func lastLine(of data: Data) -> Int {
    data.count { $0 == UInt8(ascii: "\n") } + 1
  }
}
