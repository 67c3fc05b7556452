import StrataLayerRules
import Testing

@Suite struct PathPatternTests {
  @Test(arguments: [
    ("A/{x}/B/**", "A/y/B/c.swift", ["x": "y"]), ("**/Domain/**", "A/Domain/b.swift", [:]),
    ("**/Domain/**", "Domain/b.swift", [:]), ("**/*DTO.swift", "CityDTO.swift", [:]),
    ("**/{n}View.swift", "UI/FeedView.swift", ["n": "Feed"]), ("A/**", "A/b/c", [:]),
    ("{a}/{a}View.swift", "Feed/FeedView.swift", ["a": "Feed"]),
    ("A/B/**", "A//B/c", [:]), ("A/B/**", "/A/B/c", [:]), ("/A/*", "A/b", [:]), ("A/B", "A/B", [:]),
  ])
  func `a matching path returns the values of the placeholders`(
    pattern: String, path: String, holes: [String: String]
  ) {
    #expect(PathPattern(pattern).match(path) == holes)
  }

  @Test(arguments: [
    ("A/{x}/B/**", "A/B/c.swift"), ("**/Domain/**", "A/Domains/b.swift"),
    ("A/*.swift", "A/b/c.swift"), ("A/B/**", "A/Bc/d"), ("A/B/*", "B/c"), ("A/B", "A/Bc"),
    ("**/{n}View.swift", "UI/View.swift"), ("{a}/{a}View.swift", "Feed/ListView.swift"),
  ])
  func `a path that does not match gives nil`(pattern: String, path: String) {
    #expect(PathPattern(pattern).match(path) == nil)
  }
}
