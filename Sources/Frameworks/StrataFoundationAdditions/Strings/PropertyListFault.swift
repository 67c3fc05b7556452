import Foundation

/// Says where a property list is broken.
enum PropertyListFault {
  /// The fault of an XML property list with its line; Foundation names it within its own words.
  static func fault(of error: NSError, in data: Data) -> StringsFault {
    let told = error.userInfo[NSDebugDescriptionErrorKey] as? String
    let reason = told ?? "it is not a property list"
    let line = reason.firstMatch(of: /line (\d+)/).flatMap { Int($0.1) }
    return StringsFault(line: line ?? lastLine(of: data), reason: reason)
  }

  /// Where Foundation names no line, the fault is known only to lie before the end.
  private static func lastLine(of data: Data) -> Int {
    data.count { $0 == UInt8(ascii: "\n") } + 1
  }
}
