public import StrataRendering

/// How an element comes and goes, where an app says so.
@MainActor public final class Passage {
  /// What it looks like then, and how it moves, where that is not left to the change.
  public struct End {
    public var pose: Pose
    public var motion: Motion?

    public init(_ pose: Pose, _ motion: Motion? = nil) {
      self.pose = pose
      self.motion = motion
    }
  }

  /// Equal ones mean the same; without a name nothing can be told.
  let name: String?
  private let makeEntrance: () -> End
  private let makeExit: () -> End

  lazy var entrance = makeEntrance()
  lazy var exit = makeExit()

  public init(
    name: String?, entrance: @escaping () -> End, exit: @escaping () -> End
  ) {
    self.name = name
    makeEntrance = entrance
    makeExit = exit
  }

  nonisolated func isSame(as other: Passage) -> Bool {
    self === other || (name != nil && name == other.name)
  }
}
