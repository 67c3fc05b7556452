public import Testing

/// Says which rows of the mission a test proves; `make mission` collects them into the proof page.
///
/// It changes nothing about how the test runs.
///
///     @Test(.mission("W-06")) func `the history keeps twenty places`() { … }
public struct MissionTrait: TestTrait, SuiteTrait {
  /// The rows' names, as the mission numbers them.
  public let ids: [String]

  /// A row belongs to the test or suite that carries it, not to everything inside a suite.
  public var isRecursive: Bool { false }
}

extension Trait where Self == MissionTrait {
  /// Names the rows of the mission that this test proves.
  public static func mission(_ ids: String...) -> Self { MissionTrait(ids: ids) }
}
