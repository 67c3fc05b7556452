extension DataModel {
  /// Returns the name of the class of an entity's objects.
  func className(of entity: String) -> String {
    entities.first { $0.name == entity }?.className ?? "NSManagedObject"
  }

  /// The Swift sources that Xcode generates for the entities, by the names of their files. Their
  /// accessors need no Objective-C.
  public var code: [(file: String, text: String)] {
    entities.compactMap { entity in
      entity.code(in: self).map { ("\(entity.className)+CoreDataProperties.swift", $0) }
    }
  }
}

extension DataEntity {
  /// Returns the source that Xcode generates for the entity; `nil` if it generates none. The
  /// generated class belongs to no actor, even in a project whose declarations belong to the main
  /// actor by default.
  fileprivate func code(in model: DataModel) -> String? {
    guard generation != .none, className != "NSManagedObject" else { return nil }
    let declared =
      generation == .class ? ["nonisolated public class \(className): NSManagedObject {}", ""] : []
    let many = relationships.filter(\.isToMany).flatMap { relationship in
      relationship.accessorLines(model.className(of: relationship.destination))
    }
    let lines =
      imports + [""] + declared + [
        "nonisolated extension \(className) {"
      ]
      + (request + properties(in: model) + many).map { "  \($0)" }
      + ["}", "", "nonisolated extension \(className): Identifiable {}"]
    return lines.joined(separator: "\n") + "\n"
  }

  /// The generated file's imports. Values of a transformable attribute may be colors or pictures.
  private var imports: [String] {
    let isOfUIKit = attributes.contains { $0.valueType?.contains("UI") == true }
    return ["import CoreData", "import Foundation"] + (isOfUIKit ? ["import UIKit"] : [])
  }

  private var request: [String] {
    [
      "public class func fetchRequest() -> NSFetchRequest<\(className)> {",
      "  NSFetchRequest<\(className)>(entityName: \"\(name)\")",
      "}",
    ]
  }

  private func properties(in model: DataModel) -> [String] {
    let typed =
      attributes.map { ($0.name, $0.swiftType) }
      + relationships.map { ($0.name, $0.swiftType(model.className(of: $0.destination))) }
    return typed.map { name, type in
      "public var `\(name)`: \(type) { get { _managed(\"\(name)\") } "
        + "set { _setManaged(\"\(name)\", to: newValue) } }"
    }
  }
}

extension DataAttribute {
  /// The type of the generated property.
  fileprivate var swiftType: String {
    switch kind {
    case .integer16: isScalar ? "Int16" : "NSNumber?"
    case .integer32: isScalar ? "Int32" : "NSNumber?"
    case .integer64: isScalar ? "Int64" : "NSNumber?"
    case .double: isScalar ? "Double" : "NSNumber?"
    case .float: isScalar ? "Float" : "NSNumber?"
    case .boolean: isScalar ? "Bool" : "NSNumber?"
    case .date: isScalar ? "TimeInterval" : "Date?"
    case .decimal: "NSDecimalNumber?"
    case .string: "String?"
    case .binary: "Data?"
    case .uuid: "UUID?"
    case .uri: "URL?"
    case .transformable: "\(valueType ?? "NSObject")?"
    }
  }
}

extension DataRelationship {
  /// Returns the type of the generated property.
  ///
  /// - Parameter destination: the class of the related objects.
  fileprivate func swiftType(_ destination: String) -> String {
    isToMany ? (isOrdered ? "NSOrderedSet?" : "NSSet?") : "\(destination)?"
  }

  /// The methods that add objects to a to-many relationship and remove them.
  fileprivate func accessorLines(_ destination: String) -> [String] {
    let title = name.prefix(1).uppercased() + name.dropFirst()
    let set = isOrdered ? "NSOrderedSet" : "NSSet"
    let list = "values.compactMap { $0 as? NSManagedObject }"
    let lines = [
      "public func addTo\(title)(_ value: \(destination)) { "
        + "_add([value], to: \"\(name)\") }",
      "public func removeFrom\(title)(_ value: \(destination)) { "
        + "_remove([value], from: \"\(name)\") }",
      "public func addTo\(title)(_ values: \(set)) { _add(\(list), to: \"\(name)\") }",
      "public func removeFrom\(title)(_ values: \(set)) { _remove(\(list), from: \"\(name)\") }",
    ]
    guard isOrdered else { return lines }
    return lines + [
      "public func insertInto\(title)(_ value: \(destination), at idx: Int) { "
        + "_insert(value, into: \"\(name)\", at: idx) }",
      "public func removeFrom\(title)(at idx: Int) { _remove(at: idx, from: \"\(name)\") }",
    ]
  }
}
