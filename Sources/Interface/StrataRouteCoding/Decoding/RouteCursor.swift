/// What is left of a path while a value is read from it.
final class RouteCursor {
  private(set) var rest: ArraySlice<String>
  /// The name that no case had. The standard library's own error would say less.
  var unknownCase: RouteCodingError?

  init(_ components: ArraySlice<String>) { rest = components }

  var isAtEnd: Bool { rest.isEmpty }

  /// The next component's text, left in place; nil at the end, or when it cannot be read.
  func peek() -> String? { rest.first.flatMap { try? RouteComponent.decode($0) } }

  /// Takes the next component if it stands for nil.
  func takeNil() -> Bool {
    guard rest.first == RouteComponent.absent else { return false }
    rest.removeFirst()
    return true
  }

  /// Takes the next component's text.
  func take(_ path: [any CodingKey]) throws(RouteCodingError) -> String {
    guard let component = rest.popFirst() else {
      throw .missing(field: RouteCodingError.name(path))
    }
    return try RouteComponent.decode(component)
  }

  /// Takes the next component as a value that text can be turned into.
  func take<T: LosslessStringConvertible>(
    _ type: T.Type, _ path: [any CodingKey]
  ) throws(RouteCodingError) -> T {
    let component = rest.first ?? ""
    guard let value = T(try take(path)) else {
      throw .mismatch(component, field: RouteCodingError.name(path), type: type)
    }
    return value
  }
}
