import StrataRouteCoding

/// The fuzzing check of a URL's path: a parsed route must be encoded as a path that parses to the
/// same route.
enum RouteCheck {
  enum Route: Codable {
    case home
    case item(id: String, page: Int?)
    case found(Filter)
    case nested([[Int]])
    indirect case over(Route, Bool)
  }

  struct Filter: Codable {
    var words: [String]
    var share: Double
    var isExact: Bool?
  }

  static func check(_ path: String) throws(FuzzFailure) {
    let components = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    var rest = components[...]
    guard let route = try? RouteCoder.decode(Route.self, from: &rest) else {
      return try hold(
        rest.elementsEqual(components),
        "the route decoder refused a path but changed it nevertheless")
    }
    let written: [String]
    do {
      written = try RouteCoder.components(for: route)
    } catch {
      throw FuzzFailure("the decoded value cannot be encoded: \(error)")
    }
    try hold(
      written.allSatisfy(isFit),
      "an encoded component contains characters that a URL does not allow")
    var again = written[...]
    let second = try? RouteCoder.decode(Route.self, from: &again)
    // Compares encodings instead of values: "nan" is a number that equals nothing.
    let twice = second.flatMap { try? RouteCoder.components(for: $0) }
    try hold(
      twice == written && again.isEmpty, "the route \(route) is not read back from \(written)")
  }

  private static func isFit(_ component: String) -> Bool {
    !component.isEmpty && component != "." && component != ".."
      && component.utf8.allSatisfy { byte in
        byte > 0x20 && byte < 0x7F && !"/\\?#".utf8.contains(byte)
      }
  }
}
