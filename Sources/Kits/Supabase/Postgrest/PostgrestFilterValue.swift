public import Foundation

/// A value that a column can be compared with.
public protocol PostgrestFilterValue: Sendable {
  /// The value as it is written in a URL.
  var rawValue: String { get }
}

extension String: PostgrestFilterValue {
  public var rawValue: String { self }
}

extension Int: PostgrestFilterValue {
  public var rawValue: String { "\(self)" }
}

extension Double: PostgrestFilterValue {
  public var rawValue: String { "\(self)" }
}

extension Bool: PostgrestFilterValue {
  public var rawValue: String { "\(self)" }
}

extension UUID: PostgrestFilterValue {
  public var rawValue: String { uuidString }
}

extension Date: PostgrestFilterValue {
  public var rawValue: String { formatted(.iso8601) }
}
