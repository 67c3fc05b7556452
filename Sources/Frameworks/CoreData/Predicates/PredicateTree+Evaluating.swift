import Foundation

extension PredicateTree {
  /// Returns whether the predicate holds for a value.
  ///
  /// - Parameters:
  ///   - object: A managed object, a dictionary, or another value, of which the stored properties
  ///     are used.
  ///   - variables: The values of variables such as `$name`.
  func holds(for object: Any?, _ variables: [String: Any]? = nil) -> Bool {
    switch self {
    case .constant(let value): value
    case .and(let parts): parts.allSatisfy { $0.holds(for: object, variables) }
    case .or(let parts): parts.contains { $0.holds(for: object, variables) }
    case .not(let part): !part.holds(for: object, variables)
    case .comparison(let comparison): comparison.holds(for: object, variables)
    }
  }
}

extension PredicateTree.Comparison {
  func holds(for object: Any?, _ variables: [String: Any]?) -> Bool {
    let left = left.operand(of: object, variables)
    let right = right.operand(of: object, variables)
    switch modifier {
    case .direct: return holds(left, right)
    case .any: return left.all.contains { holds($0, right) }
    case .all: return left.all.allSatisfy { holds($0, right) }
    case .none: return !left.all.contains { holds($0, right) }
    }
  }

  private func holds(_ left: PredicateOperand, _ right: PredicateOperand) -> Bool {
    switch operation {
    case .equal: folded(left) == folded(right)
    case .notEqual: folded(left) != folded(right)
    case .less: folded(left).isLess(than: folded(right)) ?? false
    case .greater: folded(right).isLess(than: folded(left)) ?? false
    case .lessOrEqual: folded(right).isLess(than: folded(left)).map { !$0 } ?? false
    case .greaterOrEqual: folded(left).isLess(than: folded(right)).map { !$0 } ?? false
    case .between: isBetween(left, right.all)
    case .in: isIn(left, right)
    case .contains: isIn(right, left)
    case .beginsWith, .endsWith, .like, .matches: holdsForTexts(left, right)
    }
  }

  private func isBetween(_ value: PredicateOperand, _ ends: [PredicateOperand]) -> Bool {
    guard ends.count == 2, let isUnder = folded(value).isLess(than: folded(ends[0])),
      let isOver = folded(ends[1]).isLess(than: folded(value))
    else { return false }
    return !isUnder && !isOver
  }

  private func isIn(_ value: PredicateOperand, _ whole: PredicateOperand) -> Bool {
    if case .list(let values) = whole { return values.map(folded).contains(folded(value)) }
    guard case .text(let part) = folded(value), case .text(let text) = folded(whole) else {
      return false
    }
    return part.isEmpty || text.contains(part)
  }

  private func holdsForTexts(_ left: PredicateOperand, _ right: PredicateOperand) -> Bool {
    guard case .text(let text) = folded(left), case .text(let other) = folded(right) else {
      return false
    }
    switch operation {
    case .beginsWith: return text.hasPrefix(other)
    case .endsWith: return text.hasSuffix(other)
    case .like: return Wildcard(other).matches(text)
    default:
      // The pattern keeps its case, since `\d` and `\D` differ.
      guard case .text(let pattern) = right else { return false }
      var options: String.CompareOptions = [.regularExpression]
      if isCaseInsensitive { options.insert(.caseInsensitive) }
      return text.range(of: "^(?:\(pattern))$", options: options) != nil
    }
  }

  /// Returns a text without the differences that the comparison ignores, such as those of case.
  private func folded(_ operand: PredicateOperand) -> PredicateOperand {
    guard isCaseInsensitive || isDiacriticInsensitive, case .text(let text) = operand else {
      return operand
    }
    var options: String.CompareOptions = []
    if isCaseInsensitive { options.insert(.caseInsensitive) }
    if isDiacriticInsensitive { options.insert(.diacriticInsensitive) }
    return .text(text.folding(options: options, locale: nil))
  }
}

/// A pattern of `LIKE`, in which `?` matches one character and `*` any number of characters.
struct Wildcard {
  private let pattern: [Character]

  init(_ pattern: String) { self.pattern = Array(pattern) }

  /// Returns whether the pattern matches a text as a whole.
  func matches(_ text: String) -> Bool {
    let text = Array(text)
    var (place, index, star, mark) = (0, 0, -1, 0)
    while place < text.count {
      if index < pattern.count, pattern[index] == "*" {
        (star, mark) = (index, place)
        index += 1
      } else if index < pattern.count, pattern[index] == "?" || pattern[index] == text[place] {
        (place, index) = (place + 1, index + 1)
      } else if star >= 0 {
        mark += 1
        (place, index) = (mark, star + 1)
      } else {
        return false
      }
    }
    return pattern[index...].allSatisfy { $0 == "*" }
  }
}

extension PredicateValue {
  /// Returns the value that this part of the predicate has for an object.
  func operand(of object: Any?, _ variables: [String: Any]?) -> PredicateOperand {
    switch self {
    case .itself: PredicateOperand(object)
    case .constant(let value): PredicateOperand(value)
    case .variable(let name): PredicateOperand(variables?[name])
    case .list(let values): .list(values.map { $0.operand(of: object, variables) })
    case .keyPath(let path): PredicateOperand(Self.value(path[...], of: object))
    }
  }

  private static func value(_ path: ArraySlice<String>, of object: Any?) -> Any? {
    guard let name = path.first else { return object }
    guard let object = object.flatMap(unwrapped) else { return nil }
    if let list = objects(of: object) {
      return name.hasPrefix("@")
        ? aggregate(name, list, path.dropFirst())
        : list.map { value(path, of: $0) }.flatMap(flat)
    }
    return value(path.dropFirst(), of: property(name, of: object))
  }

  private static func flat(_ value: Any?) -> [Any?] {
    value.flatMap(objects).map { $0.map(Optional.some) } ?? [value]
  }

  private static func objects(of value: Any) -> [Any]? {
    switch value {
    case let set as NSSet: set.allObjects
    case let set as NSOrderedSet: set.array
    case let list as [Any]: list
    default: nil
    }
  }

  /// Returns an aggregate of objects, such as `@count` or `@sum`.
  private static func aggregate(_ name: String, _ list: [Any], _ path: ArraySlice<String>) -> Any? {
    if name == "@count" { return list.count }
    let numbers = list.compactMap { value(path, of: $0) }.compactMap { value in
      NSAttributeType.number(value) ?? (value as? Date)?.timeIntervalSinceReferenceDate
    }
    switch name {
    case "@sum": return numbers.reduce(0, +)
    case "@avg": return numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
    case "@min": return numbers.min()
    case "@max": return numbers.max()
    default: return nil
    }
  }

  private static func property(_ name: String, of object: Any) -> Any? {
    switch object {
    case let object as any PredicateObject: object.value(forPredicateKey: name)
    case let entries as [String: Any]: entries[name]
    case let text as String where name == "length": text.count
    default:
      Mirror(reflecting: object).children.first { $0.label == name }?.value
    }
  }
}

/// An object whose properties a predicate can read.
protocol PredicateObject: AnyObject {
  var objectID: NSManagedObjectID { get }

  /// Returns the value of a property; for `self` the object, for `objectID` its identifier.
  func value(forPredicateKey key: String) -> Any?
}
