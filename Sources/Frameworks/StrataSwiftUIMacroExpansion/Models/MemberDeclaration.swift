/// A member of a class, as far as `@Model` needs to know it.
enum MemberDeclaration {
  case property(PropertyDeclaration)
  /// A macro such as `#Unique<Trip>([\.name])`: its name, and the arguments in parentheses.
  case macro(name: String, arguments: String)
  case other
}

/// An attribute with its arguments in parentheses, if it has any.
struct AttributeDeclaration: Equatable {
  var name: String
  var arguments: String?
}

/// A variable or constant of a class.
struct PropertyDeclaration {
  enum Accessors { case none, observers, computed }

  var attributes: [AttributeDeclaration]
  var modifiers: [String]
  var isVariable: Bool
  var name: String
  var type: String?
  var value: String?
  var accessors = Accessors.none
  /// A Boolean value that indicates whether the declaration declares several names.
  var isList = false

  /// A Boolean value that indicates whether the property is stored.
  var isPersisted: Bool {
    isVariable && accessors != .computed && !name.hasPrefix("_$")
      && !attributes.contains { $0.name == "Transient" }
      && modifiers.allSatisfy { !["static", "class", "lazy"].contains($0) }
  }

  /// The property declaration's name without backticks.
  var plainName: String { name.filter { $0 != "`" } }
}
