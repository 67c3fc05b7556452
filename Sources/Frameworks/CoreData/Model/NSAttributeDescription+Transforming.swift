import Foundation
import StrataPersistence

extension NSAttributeDescription {
  /// Returns a value as SQLite stores it; `nil` if the value is not of the attribute's type.
  func column(of value: Any) -> SQLValue? {
    guard attributeType == .transformableAttributeType else {
      return attributeType.column(of: value)
    }
    return data(of: value).map { .bytes($0) }
  }

  /// Returns a stored value with the type that `value(forKey:)` returns.
  func value(of column: SQLValue) -> Any? {
    guard attributeType == .transformableAttributeType, case .bytes(let data) = column else {
      return attributeType.value(of: column)
    }
    guard valueTransformerName != nil else { return Self.object(in: data) }
    return transformer?.value(ofStored: data)
  }

  /// The reason why the attribute cannot store a value.
  func refusal(of value: Any?) -> String {
    guard attributeType == .transformableAttributeType, let name = valueTransformerName else {
      return "\(value ?? "nil") is not of the attribute's type"
    }
    return transformer == nil
      ? "there is no ValueTransformer named \(name); register it with "
        + "ValueTransformer.setValueTransformer(_:forName:)"
      : "the transformer \(name) makes no data of \(value ?? "nil")"
  }

  private var transformer: ValueTransformer? {
    valueTransformerName.flatMap { ValueTransformer(forName: NSValueTransformerName($0)) }
  }

  private func data(of value: Any) -> Data? {
    guard valueTransformerName != nil else {
      return try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: false)
    }
    return transformer?.storedData(of: value)
  }

  /// Returns the object in an archive, of any class, as an attribute without a transformer stores
  /// it; `nil` if it cannot be decoded.
  private static func object(in data: Data) -> Any? {
    guard let archive = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
    archive.requiresSecureCoding = false
    // By default, the program stops at the first fault of an archive.
    archive.decodingFailurePolicy = .setErrorAndReturn
    return archive.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
  }
}
