import Foundation

/// A value of a comparison, converted so that values of several types can be compared.
enum PredicateOperand: Equatable {
  case none
  case number(Decimal)
  case text(String)
  case data(Data)
  case object(NSManagedObjectID)
  case other(AnyHashable)
  indirect case list([PredicateOperand])

  /// Converts a value of an object or an argument.
  init(_ value: Any?) {
    guard let value = value.flatMap(unwrapped), !(value is NSNull) else {
      self = .none
      return
    }
    switch value {
    case let text as String: self = .text(text)
    case let date as Date: self = .number(Decimal(date.timeIntervalSinceReferenceDate))
    case let isOn as Bool: self = .number(isOn ? 1 : 0)
    case let decimal as Decimal: self = .number(decimal)
    case let number as NSNumber:
      self = .number(NSAttributeType.integer(number).map { Decimal($0) } ?? number.decimalValue)
    case let data as Data: self = .data(data)
    case let identifier as UUID: self = .text(identifier.uuidString)
    case let address as URL: self = .text(address.absoluteString)
    case let object as any PredicateObject: self = .object(object.objectID)
    case let identifier as NSManagedObjectID: self = .object(identifier)
    case let set as NSSet: self = .list(set.allObjects.map { PredicateOperand($0) })
    case let set as NSOrderedSet: self = .list(set.array.map { PredicateOperand($0) })
    case let list as any Collection: self = .list(Self.operands(list))
    default: self = Self.plain(value)
    }
  }

  private static func operands(_ list: some Collection) -> [PredicateOperand] {
    list.map { PredicateOperand($0) }
  }

  private static func plain(_ value: Any) -> PredicateOperand {
    if let integer = value as? any BinaryInteger, let whole = Int(exactly: integer) {
      return .number(Decimal(whole))
    }
    if let number = NSAttributeType.number(value) { return .number(Decimal(number)) }
    return (value as? AnyHashable).map { .other($0) } ?? .none
  }

  /// The values of a list, or the value itself if it is no list.
  var all: [PredicateOperand] { if case .list(let values) = self { values } else { [self] } }

  /// Returns whether this is less than another value; `nil` if they cannot be compared.
  func isLess(than other: PredicateOperand) -> Bool? {
    switch (self, other) {
    case (.number(let left), .number(let right)): left < right
    case (.text(let left), .text(let right)): left < right
    default: nil
    }
  }
}
