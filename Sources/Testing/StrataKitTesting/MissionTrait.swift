public import Testing

/// A trait that names the rows of the mission (the project's table of requirements) that a test
/// proves; `make mission` collects them into a page.
///
/// It does not change how the test runs.
///
///     @Test(.mission("W-06")) func `the history keeps twenty places`() { … }
public struct MissionTrait: TestTrait, SuiteTrait {
  /// The ids of the rows, such as `W-06`.
  public let ids: [String]

  /// A Boolean value that indicates whether the tests of a suite inherit the trait: `false`, as a
  /// row belongs to the suite itself only.
  public var isRecursive: Bool { false }
}

extension Trait where Self == MissionTrait {
  /// Returns a trait that names the rows of the mission that a test proves.
  public static func mission(_ ids: String...) -> Self { MissionTrait(ids: ids) }
}
