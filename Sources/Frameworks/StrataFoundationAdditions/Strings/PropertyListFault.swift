import Foundation

/// Finds the line of a fault in a property list.
enum PropertyListFault {
  /// Returns the fault of an XML property list with its line, which Foundation mentions in the
  /// error's message.
  static func fault(of error: NSError, in data: Data) -> StringsFault {
    let told = error.userInfo[NSDebugDescriptionErrorKey] as? String
    let reason = told ?? "the file is not a property list"
    let line = reason.firstMatch(of: /line (\d+)/).flatMap { Int($0.1) }
    return StringsFault(line: line ?? lastLine(of: data), reason: reason)
  }

  /// Returns the number of the last line. If Foundation names no line, the fault can be anywhere
  /// before it.
  private static func lastLine(of data: Data) -> Int {
    data.count { $0 == UInt8(ascii: "\n") } + 1
  }
}
