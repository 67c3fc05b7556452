/// A keyframe animation that the browser plays without the app.
public struct Effect: Hashable, Sendable {
  /// A keyframe of an animation.
  public struct Frame: Hashable, Sendable {
    /// The look of the element at the keyframe's time.
    public var pose: TransitionState
    /// The keyframe's time, as a fraction of the duration; keyframes without one are spread evenly.
    public var place: Double?
    /// The timing curve to the next keyframe.
    public var curve: Motion.Curve?

    /// Creates a keyframe of an animation.
    public init(_ pose: TransitionState, at place: Double? = nil, curve: Motion.Curve? = nil) {
      self.pose = pose
      self.place = place
      self.curve = curve
    }
  }

  /// The keyframes, in order.
  public var frames: [Frame]
  /// The duration of one round, in seconds.
  public var duration: Double
  /// The number of rounds; `infinity` for ever.
  public var times: Double
  /// A Boolean value that indicates whether the last look stays after the animation.
  public var stays: Bool
  /// The number of the run; 0 plays as soon as the element appears, and each new number plays
  /// again.
  public var run: Int
  /// A Boolean value that indicates whether the symbols inside the element are animated, instead of
  /// the element itself.
  public var isForSymbols: Bool

  /// Creates a keyframe animation that the browser plays without the app.
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
