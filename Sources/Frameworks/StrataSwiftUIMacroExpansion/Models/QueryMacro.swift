/// The expansion of `@Query(sort: \Trip.name) var trips: [Trip]`: a stored `SwiftData.Query` with the
/// same arguments, and an accessor that returns its models.
///
/// A property wrapper could not replace the macro: without arguments, it would not know the type of
/// its models.
struct QueryMacro {
  let name: String
  /// The type of the property: an array of models, or an alias of such a type.
  let result: String
  /// The arguments in parentheses.
  let arguments: String
  /// A Boolean value that indicates whether the property is a local one of a preview.
  let isPreviewable: Bool

  init(declaration: String) throws(MacroError) {
    var reader = MemberReader(declaration)
    guard case .property(let property) = reader.next(), property.isVariable else {
      throw MacroError("@Query needs a 'var'")
    }
    guard let result = property.type else {
      throw MacroError("@Query needs an array of models as the type of '\(property.name)'")
    }
    (name, self.result) = (property.plainName, result)
    arguments = property.attributes.first { $0.name == "Query" }?.arguments ?? "()"
    isPreviewable = property.attributes.contains { $0.name == "Previewable" }
  }

  private var type: String { "SwiftData.Query<\(result).Element, \(result)>" }

  // The compiler checks the body of a preview before `#Preview` moves the property into a view. A
  // local property cannot refer to a property that a macro adds beside it.
  var accessors: String {
    let query = isPreviewable ? "\(type)\(arguments)" : "_\(name)"
    return "get { \(query).wrappedValue }"
  }

  // The setter alone is private: a private property would make the initializer of the view's members
  // private, too.
  var storage: String {
    isPreviewable ? "" : "private(set) var _\(name): \(type) = .init\(arguments)"
  }
}
