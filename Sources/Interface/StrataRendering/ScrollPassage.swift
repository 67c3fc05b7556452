/// How something looks while it comes into the sight of what scrolls around it, and leaves it. A
/// browser draws what lies between, by how far it has come; nobody is asked meanwhile.
public struct ScrollPassage: Hashable, Sendable {
  /// One end of the way.
  public struct End: Hashable, Sendable {
    /// The look where nothing of it is in sight.
    public var pose: Pose
    /// From where it shows its own look: how much of it is in sight, 0…1; above 1 how far on its
    /// way from there to the middle it is, so that 2 is the middle.
    public var rest: Double
    /// The course of the change.
    public var curve: Motion.Curve

    public init(_ pose: Pose, rest: Double = 1, curve: Motion.Curve = .linear) {
      (self.pose, self.rest, self.curve) = (pose, rest, curve)
    }
  }

  /// Above, or at the leading side, and below, or at the trailing side.
  public var start: End
  public var end: End
  /// The look that its own is there, stated by the same means.
  public var middle: Pose
  public var isHorizontal: Bool

  public init(start: End, end: End, middle: Pose = .none, isHorizontal: Bool = false) {
    (self.start, self.end) = (start, end)
    (self.middle, self.isHorizontal) = (middle, isHorizontal)
  }
}
