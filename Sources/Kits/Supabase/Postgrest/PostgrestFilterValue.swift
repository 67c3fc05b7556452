public import Foundation

/// What a column can be held against.
public protocol PostgrestFilterValue: Sendable {
  /// As it stands in an address.
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
