/// The rest of a path while a value is read from it.
final class RouteCursor {
  private(set) var rest: ArraySlice<String>
  /// The error for a name that is no case of the enumeration, which is more precise than the
  /// standard library's error.
  var unknownCase: RouteCodingError?

  init(_ components: ArraySlice<String>) { rest = components }

  var isAtEnd: Bool { rest.isEmpty }

  /// Returns the next component's text without taking it; `nil` at the end of the path, or if the
  /// component is invalid.
  func peek() -> String? { rest.first.flatMap { try? RouteComponent.decode($0) } }

  /// Takes the next component if it encodes `nil`. Returns whether it did.
  func takeNil() -> Bool {
    guard rest.first == RouteComponent.absent else { return false }
    rest.removeFirst()
    return true
  }

  /// Takes the text of the address's next component.
  func take(_ path: [any CodingKey]) throws(RouteCodingError) -> String {
    guard let component = rest.popFirst() else {
      throw .missing(field: RouteCodingError.name(path))
    }
    return try RouteComponent.decode(component)
  }

  /// Takes the next component and converts its text to a value.
  func take<T: LosslessStringConvertible>(
    _ type: T.Type, _ path: [any CodingKey]
  ) throws(RouteCodingError) -> T {
    let component = rest.first ?? ""
    guard let value = T(try take(path)) else {
      throw .mismatch(component, field: RouteCodingError.name(path), type: type)
    }
    return value
  }

  /// Takes the next component and converts its text to a finite number. JSON has no other either,
  /// and code that reads an address seldom expects one.
  func takeFinite<T: LosslessStringConvertible & FloatingPoint>(
    _ type: T.Type, _ path: [any CodingKey]
  ) throws(RouteCodingError) -> T {
    let component = rest.first ?? ""
    let value = try take(type, path)
    guard value.isFinite else {
      throw .notFinite(component, field: RouteCodingError.name(path))
    }
    return value
  }
}
