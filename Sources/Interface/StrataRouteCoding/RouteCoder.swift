/// Writes a route value as the components of a URL's path, and reads it back.
///
///     enum Route: Codable { case here, city(id: String, day: Int?) }
///     try RouteCoder.components(for: Route.city(id: "london-england-gb", day: 2))
///     // ["city", "london-england-gb", "2"]
///     var path = ["city", "lima-pe", "-", "here"][...]
///     try RouteCoder.decode(Route.self, from: &path)    // .city(id: "lima-pe", day: nil)
///     path                                              // ["here"]
///
/// The rules, the same in both directions:
/// - a case of an enumeration is its name, followed by its payload in the order of declaration;
/// - a structure is its values in the order in which they are encoded, without their names;
/// - a single value (text, number, `Bool`, `UUID`, raw value) is one component;
/// - nil is `-`; at the end of the path it may be left out;
/// - an array is its count, followed by its elements;
/// - dictionaries have no order and are refused.
///
/// Components are fit for a URL as they are, and mean the same whether or not something on the way
/// has undone their percent encoding (see ``RouteComponent``).
public enum RouteCoder {
  /// Returns the path components of a value.
  ///
  /// - Throws: ``RouteCodingError`` for a dictionary, or wrapping what the value's `encode(to:)`
  ///   threw.
  public static func components<T: Encodable>(for value: T) throws(RouteCodingError) -> [String] {
    let encoder = RouteEncoder()
    do {
      try encoder.encode(value)
    } catch {
      throw RouteCodingError.wrapping(error)
    }
    return encoder.storage.components
  }

  /// Reads one value from the front of a path and leaves the rest.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - components: The path; unchanged if an error is thrown.
  /// - Returns: The decoded value.
  /// - Throws: ``RouteCodingError``, naming the component and the rule it breaks.
  public static func decode<T: Decodable>(
    _ type: T.Type, from components: inout ArraySlice<String>
  ) throws(RouteCodingError) -> T {
    let cursor = RouteCursor(components)
    let value: T
    do {
      value = try RouteDecoder(cursor: cursor).decode(type)
    } catch {
      throw cursor.unknownCase ?? RouteCodingError.wrapping(error)
    }
    components = cursor.rest
    return value
  }
}
