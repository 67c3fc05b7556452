import Foundation

/// A message together with its time, level, subsystem and category.
struct LogRecord: Sendable {
  var date: Date
  var type: OSLogType
  var subsystem: String
  var category: String
  var message: String

  /// The record as one line: time, level, subsystem and category, message.
  var line: String {
    let time = date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    let source = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    let head = source.isEmpty ? "\(time) \(type.name)" : "\(time) \(type.name) [\(source)]"
    return "\(head) \(message)".onOneLine
  }
}

extension String {
  /// The text with its control characters escaped, so that no part of it can look like another
  /// line.
  fileprivate var onOneLine: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    return unicodeScalars.map { $0.isControl ? $0.escaped(asASCII: true) : String($0) }.joined()
  }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether the scalar is a control character or one of Unicode's
  /// line breaks.
  fileprivate var isControl: Bool {
    properties.generalCategory == .control || value == 0x2028 || value == 0x2029
  }
}
