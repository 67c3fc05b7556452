import Foundation
import StrataPersistence

/// A reference to a transformer: its class, or the name under which it is registered.
struct TransformerSource: Hashable, Sendable {
  let name: String
  private let type: ValueTransformer.Type?

  init(name: String) { (self.name, type) = (name, nil) }

  init(type: ValueTransformer.Type) { (name, self.type) = (String(reflecting: type), type) }

  static func == (left: Self, right: Self) -> Bool { left.name == right.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The transformer; `nil` if none is registered under the name.
  var transformer: ValueTransformer? {
    type.map { $0.init() } ?? ValueTransformer(forName: NSValueTransformerName(name))
  }
}

extension AttributeCodec {
  /// Returns a codec for values that a transformer converts to data.
  static func transformed<Value>(
    _ type: Value.Type, by source: TransformerSource
  ) -> AttributeCodec {
    let optional = type as? any OptionalValue.Type
    return AttributeCodec(
      columnType: .data, isOptional: optional != nil, isExact: false,
      encode: { value in
        guard value is Value else { return nil }
        guard let plain = Self.plain(value) else { return .null }
        return source.transformer?.storedData(of: plain).map { .bytes($0) }
      },
      decode: { column in
        switch column {
        case .null: optional?.noValue
        case .bytes(let data): source.transformer?.value(ofStored: data) as? Value
        default: nil
        }
      })
  }

  /// Returns the value that an optional wraps; `nil` if it wraps none.
  private static func plain(_ value: Any) -> Any? {
    guard let optional = value as? any OptionalValue else { return value }
    return optional.wrapped
  }
}
