import Foundation
import StrataPersistence

/// An SQL condition with the values of its question marks.
struct SQLCondition: Sendable {
  var text: String
  var values: [SQLValue] = []
}

extension PredicateTree {
  /// Returns an SQL condition that holds for the same rows. It is `nil` if SQL would find other
  /// rows, which happens for texts that are not ASCII, for relationships to many, and for `LIKE`.
  /// The condition is true or false, never NULL, so that it can be negated.
  func condition(of entity: NSEntityDescription) -> SQLCondition? {
    switch self {
    case .constant(let value): return SQLCondition(text: value ? "1" : "0")
    case .and(let parts): return Self.joined(parts, "AND", "1", entity)
    case .or(let parts): return Self.joined(parts, "OR", "0", entity)
    case .not(let part):
      return part.condition(of: entity).map {
        SQLCondition(text: "(NOT \($0.text))", values: $0.values)
      }
    case .comparison(let comparison): return comparison.condition(of: entity)
    }
  }

  private static func joined(
    _ parts: [PredicateTree], _ word: String, _ neutral: String, _ entity: NSEntityDescription
  ) -> SQLCondition? {
    var texts: [String] = []
    var values: [SQLValue] = []
    for part in parts {
      guard let condition = part.condition(of: entity) else { return nil }
      texts.append(condition.text)
      values += condition.values
    }
    let text = texts.isEmpty ? neutral : texts.joined(separator: " \(word) ")
    return SQLCondition(text: "(\(text))", values: values)
  }
}

extension PredicateTree.Comparison {
  fileprivate func condition(of entity: NSEntityDescription) -> SQLCondition? {
    guard modifier == .direct, !isCaseInsensitive, !isDiacriticInsensitive,
      case .keyPath(let path) = left, path.count == 1
    else { return nil }
    let column = path[0].quoted
    switch operation {
    case .equal:
      return value(right, path[0], entity).map {
        SQLCondition(text: "(\(column) IS ?)", values: [$0])
      }
    case .notEqual:
      return value(right, path[0], entity).map {
        SQLCondition(text: "(\(column) IS NOT ?)", values: [$0])
      }
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      return ordered(path[0], entity, Self.signs[operation] ?? "<")
    case .in: return membership(path[0], entity)
    default: return nil
    }
  }

  private static let signs: [PredicateTree.Operation: String] = [
    .less: "<", .lessOrEqual: "<=", .greater: ">", .greaterOrEqual: ">=",
  ]

  private func ordered(_ name: String, _ entity: NSEntityDescription, _ sign: String)
    -> SQLCondition?
  {
    guard let type = entity.attributesByName[name]?.attributeType.columnType,
      type == .integer || type == .real, let value = value(right, name, entity), value != .null
    else { return nil }
    return SQLCondition(text: "coalesce(\(name.quoted) \(sign) ?, 0)", values: [value])
  }

  private func membership(_ name: String, _ entity: NSEntityDescription) -> SQLCondition? {
    guard case .constant(let list as [Any]) = right, list.count < 500 else { return nil }
    let values = list.map { value(.constant($0), name, entity) }
    guard !values.contains(where: { $0 == nil || $0 == .null }) else { return nil }
    let marks = Array(repeating: "?", count: list.count).joined(separator: ", ")
    return SQLCondition(
      text: "coalesce(\(name.quoted) IN (\(marks)), 0)", values: values.compactMap(\.self))
  }

  /// The types of attributes whose values Swift compares.
  private static let compared: [NSAttributeType] = [
    .decimalAttributeType, .floatAttributeType, .binaryDataAttributeType,
    .transformableAttributeType,
  ]

  /// Returns a constant as SQLite stores it; `nil` if SQL would compare it in another way.
  private func value(
    _ value: PredicateValue, _ name: String, _ entity: NSEntityDescription
  ) -> SQLValue? {
    guard case .constant(let constant) = value else { return nil }
    if let relationship = entity.relationshipsByName[name] {
      guard !relationship.isToMany else { return nil }
      guard let constant else { return .null }
      guard case .object(let identifier) = PredicateOperand(constant),
        identifier.entityName == relationship.destinationEntity?.name
      else { return nil }
      return .integer(identifier.key)
    }
    guard let attribute = entity.attributesByName[name], !attribute.isTransient,
      !Self.compared.contains(attribute.attributeType)
    else { return nil }
    guard let constant else { return .null }
    let column = attribute.attributeType.column(of: constant)
    if case .text(let text) = column, !text.utf8.allSatisfy({ $0 < 0x80 }) { return nil }
    return column
  }
}
