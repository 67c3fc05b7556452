import Testing

@testable import StrataRouteCoding

struct RouteCodingErrorTests {
  @Test(arguments: [
    ("", "The route: the path ends before this value"),
    ("nowhere", "The route is 'nowhere', but no route has this name"),
    ("city", "The route's 'city._0': the path ends before this value"),
    ("day/lima/two/true", "The route's 'day.index' is 'two', but must be a valid Int"),
    ("day/lima/2/yes", "The route's 'day.isMetric' is 'yes', but must be a valid Bool"),
    ("detail/x", "The route's 'detail._0.id' is 'x', but must be a valid UUID"),
    ("tab/settings/miles", "The route's 'tab._0.settings._0' is 'miles', but must be a valid Unit"),
    ("tab/x", "The route's 'tab._0' is 'x', but no route has this name"),
    ("pages/-1", "The route's 'pages._0' is '-1', but must be a valid Array<Any>"),
    ("pages/3/1", "The route's 'pages._0.1': the path ends before this value"),
    (
      "city/~2",
      "The route is '~2', but '~' needs two hexadecimal digits, and '%' escapes must be valid UTF-8"
    ),
    (
      "city/%FF",
      "The route is '%FF', but '~' needs two hexadecimal digits, and '%' escapes must be valid UTF-8"
    ),
  ])
  func `an error for an invalid path names the field, the value and the rule`(
    address: String, words: String
  ) {
    let components = address.split(separator: "/").map(String.init)
    var path = components[...]
    let error = #expect(throws: RouteCodingError.self) {
      try RouteCoder.decode(Route.self, from: &path)
    }
    #expect(error?.description == words)
    #expect(path == components[...], "a failure leaves the path as it was")
  }

  @Test func `a path that is nested too deeply is refused`() {
    var path = Array(repeating: "back", count: 100_000)[...]
    let error = #expect(throws: RouteCodingError.self) {
      try RouteCoder.decode(Route.self, from: &path)
    }
    #expect(error?.rule == "values must not be nested deeper than 64 levels")
  }

  @Test func `a dictionary cannot be encoded`() {
    let error = #expect(throws: RouteCodingError.self) {
      try RouteCoder.components(for: ["a": 1])
    }
    #expect(
      error?.rule
        == "a Dictionary<String, Int> cannot be part of a path, since its elements have no order")
  }
}
