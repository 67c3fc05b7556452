import Foundation
import Testing

@testable import StrataRouteCoding

struct RouteCoderTests {
  @Test(
    arguments: [
      (.here, "here"),
      (.city("london-england-gb"), "city/london-england-gb"),
      (.day(place: "lima", index: -2, isMetric: true), "day/lima/-2/true"),
      (.filtered(name: nil, page: 3), "filtered/-/3"),
      (.filtered(name: "-", page: nil), "filtered/~-/-"),
      (.pages([]), "pages/0"),
      (.pages([4, 5]), "pages/2/4/5"),
      (.tab(.settings(.imperial)), "tab/settings/imperial"),
      (.back(.back(.here)), "back/back/here"),
      (.city("São Paulo/BR"), "city/S%C3%A3o%20Paulo~2FBR"),
      (.city(""), "city/~"),
      (.city(".."), "city/~2E~2E"),
    ] as [(Route, String)])
  func `each route is encoded to a different path`(route: Route, address: String) throws {
    #expect(try RouteCoder.components(for: route).joined(separator: "/") == address)
    var path = address.split(separator: "/").map(String.init)[...]
    #expect(try RouteCoder.decode(Route.self, from: &path) == route)
    #expect(path.isEmpty)
  }

  @Test func `a structure is encoded as its values in order`() throws {
    let id = try #require(UUID(uuidString: "9F8B1C62-0000-4000-8000-0123456789AB"))
    let route = Route.detail(Detail(id: id, title: "x y", zoom: 1.5, unit: .metric))
    let expected = ["detail", id.uuidString, "x%20y", "1.5", "metric"]
    #expect(try RouteCoder.components(for: route) == expected)
  }

  @Test func `a route with a single value is encoded as one path component`() throws {
    #expect(try RouteCoder.components(for: 7) == ["7"])
    #expect(try RouteCoder.components(for: "a b") == ["a%20b"])
    #expect(try RouteCoder.components(for: Unit.metric) == ["metric"])
    #expect(try RouteCoder.components(for: Int?.none) == ["-"])
    var path = ["-"][...]
    #expect(try RouteCoder.decode(Int?.self, from: &path) == nil)
  }

  @Test func `2000 random routes round-trip, even if the percent encoding was undone on the way`()
    throws
  {
    var numbers = SeededNumbers()
    for _ in 0..<2000 {
      let route = Route.random(using: &numbers)
      let components = try RouteCoder.components(for: route)
      #expect(components.allSatisfy { !$0.isEmpty && !$0.contains("/") && $0 != ".." })
      #expect(components.allSatisfy { $0.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } })
      var path = components[...]
      #expect(try RouteCoder.decode(Route.self, from: &path) == route)
      var undone = components.map { $0.removingPercentEncoding ?? "" }[...]
      #expect(try RouteCoder.decode(Route.self, from: &undone) == route)
    }
  }

  @Test func `decoding a route leaves the path components behind it for the next decoding`() throws
  {
    var path = ["city", "lima", "here"][...]
    #expect(try RouteCoder.decode(Route.self, from: &path) == .city("lima"))
    #expect(try RouteCoder.decode(Route.self, from: &path) == .here)
    #expect(path.isEmpty)
  }

  @Test func `optional values at the end can be omitted`() throws {
    var path = ["filtered"][...]
    #expect(try RouteCoder.decode(Route.self, from: &path) == .filtered(name: nil, page: nil))
  }
}
