/// Looks that follow one another on an element, without a word from the app in between.
public struct Effect: Hashable, Sendable {
  public struct Frame: Hashable, Sendable {
    public var pose: Pose
    /// When, as a part of the whole time; evenly spread where nothing is said.
    public var place: Double?
    /// The course to the next.
    public var curve: Motion.Curve?

    public init(_ pose: Pose, at place: Double? = nil, curve: Motion.Curve? = nil) {
      self.pose = pose
      self.place = place
      self.curve = curve
    }
  }

  public var frames: [Frame]
  /// Seconds for one round.
  public var duration: Double
  public var times: Double
  /// Whether the last look stays.
  public var stays: Bool
  /// Which time it is played; 0 where it is played as soon as the element is there.
  public var run: Int
  /// Whether the symbols inside play it, rather than the element itself.
  public var isForSymbols: Bool

  public init(
    _ frames: [Frame], duration: Double, times: Double = 1, stays: Bool = false, run: Int = 0,
    isForSymbols: Bool = false
  ) {
    self.frames = frames
    self.duration = duration
    self.times = times
    self.stays = stays
    self.run = run
    self.isForSymbols = isForSymbols
  }
}
