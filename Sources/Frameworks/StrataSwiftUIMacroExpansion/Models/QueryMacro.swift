/// The expansion of `@Query(sort: \Trip.name) var trips: [Trip]`: a stored `SwiftData.Query` with the
/// same arguments, and an accessor that returns its models.
///
/// A property wrapper could not do it: without arguments, it would not know the type of its models.
struct QueryMacro {
  let name: String
  /// The type of the models.
  let element: String
  /// The arguments in parentheses.
  let arguments: String

  init(declaration: String) throws(MacroError) {
    var reader = MemberReader(declaration)
    guard case .property(let property) = reader.next(), property.isVariable else {
      throw MacroError("@Query needs a 'var'")
    }
    guard let element = Self.element(of: property.type) else {
      throw MacroError("@Query needs an array of models as the type of '\(property.name)'")
    }
    (name, self.element) = (property.plainName, element)
    arguments = property.attributes.first { $0.name == "Query" }?.arguments ?? "()"
  }

  /// Returns `Trip` for `[Trip]` and `Array<Trip>`; `nil` for another type.
  private static func element(of type: String?) -> String? {
    guard let type = type?.filter({ !$0.isWhitespace }) else { return nil }
    for (start, end) in [("[", "]"), ("Array<", ">"), ("Swift.Array<", ">")]
    where type.hasPrefix(start) && type.hasSuffix(end) {
      let element = String(type.dropFirst(start.count).dropLast(end.count))
      return element.isEmpty ? nil : element
    }
    return nil
  }

  var accessors: String { "get { _\(name).wrappedValue }" }

  var storage: String {
    "private var _\(name): SwiftData.Query<\(element), [\(element)]> = .init\(arguments)"
  }
}
