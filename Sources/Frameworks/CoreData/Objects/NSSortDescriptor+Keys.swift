public import Foundation

/// A protocol whose extension can create a subclass of `NSSortDescriptor` in
/// `NSSortDescriptor(key:ascending:)`.
public protocol _SortDescriptorWithKey {}

extension NSSortDescriptor: _SortDescriptorWithKey {}

/// An order by the values of a key.
final class KeySortDescriptor: NSSortDescriptor {
  let sortKey: String

  init(_ key: String, _ isAscending: Bool, _ compare: @escaping Comparator) {
    sortKey = key
    let value = PredicateValue.keyPath(key.split(separator: ".").map(String.init))
    super.init(keyPath: \NSObject.self, ascending: isAscending) { left, right in
      let (left, right) = (value.operand(of: left, nil), value.operand(of: right, nil))
      return compare(left, right)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func copy(with zone: NSZone? = nil) -> Any { self }

  /// Compares two values; a missing value comes first.
  static func compare(_ left: Any, _ right: Any) -> ComparisonResult {
    guard let left = left as? PredicateOperand, let right = right as? PredicateOperand else {
      return .orderedSame
    }
    if left == .none || right == .none {
      return left == right ? .orderedSame : left == .none ? .orderedAscending : .orderedDescending
    }
    if left.isLess(than: right) == true { return .orderedAscending }
    return right.isLess(than: left) == true ? .orderedDescending : .orderedSame
  }

  /// Compares two texts as a person would sort them.
  static func compareTexts(
    _ left: Any, _ right: Any, _ compare: (String, String) -> ComparisonResult
  ) -> ComparisonResult {
    guard case .text(let one) = left as? PredicateOperand,
      case .text(let other) = right as? PredicateOperand
    else { return self.compare(left, right) }
    return compare(one, other)
  }
}

extension _SortDescriptorWithKey {
  /// Creates an order by the value of a key, such as `name` or `list.name`. Numbers, dates and
  /// texts can be sorted; a missing value comes first.
  ///
  /// - Parameters:
  ///   - key: The name of a property, or a path of several names.
  ///   - ascending: Whether smaller values come first.
  public init(key: String?, ascending: Bool) {
    // Only NSSortDescriptor conforms to the protocol.
    // swift-format-ignore: NeverForceUnwrap
    self = KeySortDescriptor(key ?? "self", ascending, KeySortDescriptor.compare) as! Self
  }

  /// Creates an order by the value of a key, with a function that compares two values.
  ///
  /// - Parameters:
  ///   - key: The name of a property, or a path of several names.
  ///   - ascending: Whether smaller values come first.
  ///   - cmptr: A function that compares two values.
  public init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
    let comparator: Comparator = { cmptr(Self.plain($0), Self.plain($1)) }
    // Only NSSortDescriptor conforms to the protocol.
    // swift-format-ignore: NeverForceUnwrap
    self = KeySortDescriptor(key ?? "self", ascending, comparator) as! Self
  }

  private static func plain(_ operand: Any) -> Any {
    switch operand as? PredicateOperand {
    case .text(let text): text
    case .number(let number): NSDecimalNumber(decimal: number)
    case .data(let data): data
    default: operand
    }
  }
}

extension NSSortDescriptor {
  /// Creates an order by an optional property; objects without a value come first.
  ///
  /// - Parameters:
  ///   - keyPath: A key path to the value by which objects are sorted.
  ///   - ascending: Whether smaller values come first.
  public convenience init<Root, Value: Comparable>(
    keyPath: KeyPath<Root, Value?>, ascending: Bool
  ) {
    self.init(keyPath: \Root.self, ascending: ascending) { left, right in
      switch ((left as? Root)?[keyPath: keyPath], (right as? Root)?[keyPath: keyPath]) {
      case (nil, nil): .orderedSame
      case (nil, _): .orderedAscending
      case (_, nil): .orderedDescending
      case (let left?, let right?):
        left < right ? .orderedAscending : right < left ? .orderedDescending : .orderedSame
      }
    }
  }

  /// Creates an order by a Boolean property; `false` comes first.
  ///
  /// - Parameters:
  ///   - keyPath: A key path to the value by which objects are sorted.
  ///   - ascending: Whether smaller values come first.
  public convenience init<Root>(keyPath: KeyPath<Root, Bool>, ascending: Bool) {
    self.init(keyPath: \Root.self, ascending: ascending) { left, right in
      let left = (left as? Root)?[keyPath: keyPath] == true
      let right = (right as? Root)?[keyPath: keyPath] == true
      return left == right ? .orderedSame : left ? .orderedDescending : .orderedAscending
    }
  }
}

extension Sequence where Element: NSManagedObject {
  /// Returns the objects in an order. Equal objects are in the order of their creation.
  func ordered(by descriptors: [NSSortDescriptor]) -> [Element] {
    sorted { left, right in
      for descriptor in descriptors {
        switch descriptor.compare(left, to: right) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return left.objectID.key < right.objectID.key
    }
  }
}
