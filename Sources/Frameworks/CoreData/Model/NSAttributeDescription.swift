import Foundation
import StrataDataModels
import StrataPersistence

/// The types of attributes. Same as Apple's, without composite attributes.
public enum NSAttributeType: UInt, Sendable {
  /// No type, which is valid only for transient attributes.
  case undefinedAttributeType = 0
  /// The attribute is an integer of 16 bits.
  case integer16AttributeType = 100
  /// The attribute is an integer of 32 bits.
  case integer32AttributeType = 200
  /// The attribute is an integer of 64 bits.
  case integer64AttributeType = 300
  /// A decimal number without rounding, such as an amount of money.
  case decimalAttributeType = 400
  /// The attribute is a `Double`.
  case doubleAttributeType = 500
  /// The attribute is a `Float`.
  case floatAttributeType = 600
  /// The attribute is a `String`.
  case stringAttributeType = 700
  /// The attribute is a `Bool`.
  case booleanAttributeType = 800
  /// The attribute is a `Date`.
  case dateAttributeType = 900
  /// The attribute is a `Data` value of bytes.
  case binaryDataAttributeType = 1000
  /// The attribute is a `UUID`.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case UUIDAttributeType = 1100
  /// The attribute is a `URL`.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URIAttributeType = 1200
  /// The attribute is an object that a transformer converts to data.
  case transformableAttributeType = 1800
}

/// The description of a property of an entity. Same as Apple's.
// @unchecked: a description is set up by the code that makes a model, before a container uses it.
open class NSPropertyDescription: @unchecked Sendable {
  /// The property's name.
  public var name = ""
  /// A Boolean value that indicates whether an object can be saved without a value.
  public var isOptional = true
  /// A Boolean value that indicates whether the value is kept in memory only, instead of being
  /// stored.
  public var isTransient = false
  /// The name that the property had in an earlier version of the model. A migration takes the
  /// values from that property.
  public var renamingIdentifier: String?
  /// The app's notes about the property.
  public var userInfo: [AnyHashable: Any]?
  /// The entity that has the property.
  public internal(set) weak var entity: NSEntityDescription!

  /// Creates the description of a property of an entity.
  public init() {}
}

/// The description of an attribute. Same as Apple's.
// @unchecked: see the superclass.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
  /// The type of the attribute's values.
  public var attributeType = NSAttributeType.undefinedAttributeType
  /// The value that the attribute of a new object has; `nil` for none.
  public var defaultValue: Any?
  /// A Boolean value that indicates whether large values may be kept outside of the database.
  ///
  /// Accepted: it has no effect, since SQLite keeps a large value on separate pages.
  public var allowsExternalBinaryDataStorage = false
  /// The name under which the transformer of a transformable attribute's values is registered;
  /// `nil` for archives of objects of any class.
  public var valueTransformerName: String?
  /// The name of the type of the attribute's values.
  ///
  /// Accepted: it has no effect, since a value is converted to the type of the property.
  public var attributeValueClassName: String?
  /// The least value, or for a text the least length; `nil` for no limit.
  var minimum: Double?
  /// The greatest value, or for a text the greatest length; `nil` for no limit.
  var maximum: Double?
  /// The regular expression that a text must match; `nil` for any text.
  var pattern: String?

  /// Creates the description of an attribute.
  public override init() { super.init() }

  convenience init(_ attribute: DataAttribute) {
    self.init()
    (name, renamingIdentifier) = (attribute.name, attribute.renamingID)
    attributeType = NSAttributeType(attribute.kind)
    isOptional = attribute.isOptional
    isTransient = attribute.isTransient
    defaultValue = attribute.defaultText.flatMap { attributeType.value(of: $0) }
    (minimum, maximum, pattern) = (attribute.minimum, attribute.maximum, attribute.pattern)
    (valueTransformerName, attributeValueClassName) = (attribute.transformer, attribute.valueType)
  }

  /// The attribute's value in a new object, as SQLite stores it.
  var defaultColumn: SQLValue {
    defaultValue.flatMap(column) ?? .null
  }
}

extension NSAttributeType {
  init(_ kind: DataAttribute.Kind) {
    self =
      switch kind {
      case .integer16: .integer16AttributeType
      case .integer32: .integer32AttributeType
      case .integer64: .integer64AttributeType
      case .decimal: .decimalAttributeType
      case .double: .doubleAttributeType
      case .float: .floatAttributeType
      case .string: .stringAttributeType
      case .boolean: .booleanAttributeType
      case .date: .dateAttributeType
      case .binary: .binaryDataAttributeType
      case .uuid: .UUIDAttributeType
      case .uri: .URIAttributeType
      case .transformable: .transformableAttributeType
      }
  }

  /// The type of the column in SQLite.
  var columnType: ColumnType {
    switch self {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType,
      .booleanAttributeType:
      .integer
    case .doubleAttributeType, .floatAttributeType, .dateAttributeType: .real
    case .binaryDataAttributeType, .transformableAttributeType: .data
    case .stringAttributeType, .decimalAttributeType, .UUIDAttributeType, .URIAttributeType,
      .undefinedAttributeType:
      .text
    }
  }

  /// The range of an integer attribute's type; `nil` for any other type.
  private var limits: ClosedRange<Int>? {
    switch self {
    case .integer16AttributeType: Int(Int16.min)...Int(Int16.max)
    case .integer32AttributeType: Int(Int32.min)...Int(Int32.max)
    case .integer64AttributeType: Int.min...Int.max
    default: nil
    }
  }

  /// Returns the default value that a text in a model's file represents.
  func value(of text: String) -> Any? {
    switch self {
    case .booleanAttributeType: ["YES", "1", "true"].contains(text)
    case .stringAttributeType: text
    case .decimalAttributeType: NSDecimalNumber(string: text)
    case .dateAttributeType:
      Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
    case .UUIDAttributeType: UUID(uuidString: text)
    case .URIAttributeType: URL(string: text)
    case .binaryDataAttributeType, .transformableAttributeType, .undefinedAttributeType: nil
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      Int(text).map { $0 as Any } ?? Double(text).map { $0 as Any }
    default: Double(text)
    }
  }

  /// Returns a value as SQLite stores it; `nil` if the value is not of the attribute's type.
  func column(of value: Any) -> SQLValue? {
    switch self {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      guard let number = Self.integer(value), limits?.contains(number) == true else { return nil }
      return .integer(number)
    case .booleanAttributeType:
      if let isOn = value as? Bool { return .integer(isOn ? 1 : 0) }
      return Self.number(value).map { .integer($0 == 0 ? 0 : 1) }
    case .doubleAttributeType: return Self.number(value).map(SQLValue.real)
    case .floatAttributeType: return Self.number(value).map { .real(Double(Float($0))) }
    case .dateAttributeType:
      if let date = value as? Date { return .real(date.timeIntervalSinceReferenceDate) }
      return Self.number(value).map(SQLValue.real)
    case .stringAttributeType: return (value as? String).map(SQLValue.text)
    case .decimalAttributeType:
      if let decimal = value as? Decimal { return .text("\(decimal)") }
      if let integer = Self.integer(value) { return .text("\(integer)") }
      return (value as? NSNumber).map { .text("\($0.decimalValue)") }
        ?? Self.number(value).map { .text("\(Decimal($0))") }
    case .binaryDataAttributeType: return (value as? Data).map(SQLValue.bytes)
    case .UUIDAttributeType: return (value as? UUID).map { .text($0.uuidString) }
    case .URIAttributeType: return (value as? URL).map { .text($0.absoluteString) }
    // The attribute's transformer converts the value: `NSAttributeDescription.column(of:)`.
    case .transformableAttributeType, .undefinedAttributeType: return nil
    }
  }

  /// Returns a value as an integer; `nil` if it is no number, has a fraction or needs more than 64
  /// bits.
  static func integer(_ value: Any) -> Int? {
    switch value {
    case let integer as any BinaryInteger: Int(exactly: integer)
    case let decimal as NSDecimalNumber: Int(decimal.stringValue)
    case let number as NSNumber: integer(of: number)
    default: number(value).flatMap { Int(exactly: $0) }
    }
  }

  /// Returns the integer that an `NSNumber` represents, which depends on its type: a `Double` is
  /// not exact above 2^53.
  private static func integer(of number: NSNumber) -> Int? {
    switch UInt8(bitPattern: number.objCType.pointee) {
    case UInt8(ascii: "d"), UInt8(ascii: "f"): Int(exactly: number.doubleValue)
    case UInt8(ascii: "Q"): Int(exactly: number.uint64Value)
    default: number.intValue
    }
  }

  /// Returns a value as a `Double`; `nil` if it is no number.
  static func number(_ value: Any) -> Double? {
    switch value {
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as any BinaryInteger: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }

  /// Returns a stored value with the type that `value(forKey:)` returns: numbers as `NSNumber`.
  func value(of column: SQLValue) -> Any? {
    switch (self, column) {
    case (_, .null): nil
    case (.booleanAttributeType, .integer(let number)): NSNumber(value: number != 0)
    case (.dateAttributeType, .real(let number)): Date(timeIntervalSinceReferenceDate: number)
    case (.decimalAttributeType, .text(let text)): NSDecimalNumber(string: text)
    case (.UUIDAttributeType, .text(let text)): UUID(uuidString: text)
    case (.URIAttributeType, .text(let text)): URL(string: text)
    case (_, .integer(let number)): NSNumber(value: number)
    case (_, .real(let number)): NSNumber(value: number)
    case (_, .text(let text)): text
    case (_, .bytes(let data)), (_, .json(let data)): data
    }
  }
}

/// The types of columns in SQLite.
enum ColumnType: String, Codable, Sendable {
  case integer = "INTEGER"
  case real = "REAL"
  case text = "TEXT"
  case data = "BLOB"
}
