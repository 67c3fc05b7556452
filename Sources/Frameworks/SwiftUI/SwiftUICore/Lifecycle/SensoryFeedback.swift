/// A haptic or audio feedback. Same as Apple's.
///
/// Accepted: it has no effect, since a browser gives no haptic feedback.
public struct SensoryFeedback: Equatable, Sendable {
  /// The weight of the objects that an impact simulates.
  public struct Weight: Equatable, Sendable {
    fileprivate let name: String
    /// The weight of light objects, for weak feedback.
    public static let light = Self(name: "light")
    /// The weight of objects of medium weight.
    public static let medium = Self(name: "medium")
    /// The weight of heavy objects, for strong feedback.
    public static let heavy = Self(name: "heavy")
  }

  /// The flexibility of the objects that an impact simulates.
  public struct Flexibility: Equatable, Sendable {
    fileprivate let name: String
    /// The flexibility of hard objects: rigid.
    public static let rigid = Self(name: "rigid")
    /// The flexibility of solid objects: medium.
    public static let solid = Self(name: "solid")
    /// The flexibility of soft objects.
    public static let soft = Self(name: "soft")
  }

  private let name: String
  private var intensity = 1.0

  /// Feedback for a task that has succeeded.
  public static let success = Self(name: "success")
  /// Feedback for a task that has produced a warning.
  public static let warning = Self(name: "warning")
  /// Feedback for a task that has failed.
  public static let error = Self(name: "error")
  /// Feedback for a selection that changes.
  public static let selection = Self(name: "selection")
  /// Feedback for a value that rises above a threshold.
  public static let increase = Self(name: "increase")
  /// Feedback for a value that falls below a threshold.
  public static let decrease = Self(name: "decrease")
  /// Feedback for an activity that starts.
  public static let start = Self(name: "start")
  /// Feedback for an activity that stops.
  public static let stop = Self(name: "stop")
  /// Feedback for a dragged item that snaps to an alignment.
  public static let alignment = Self(name: "alignment")
  /// Feedback for a value that passes from one discrete level to the next.
  public static let levelChange = Self(name: "levelChange")
  /// Feedback for a drawn path that is complete.
  public static let pathComplete = Self(name: "pathComplete")
  /// Feedback for two objects that collide.
  public static let impact = Self(name: "impact")

  /// Returns the feedback of a collision of objects of a weight.
  ///
  /// - Parameters:
  ///   - weight: The weight of the objects that seem to collide.
  ///   - intensity: The strength, from 0 to 1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> Self {
    .init(name: "impact \(weight.name)", intensity: intensity)
  }

  /// Returns the feedback of a collision of objects of a flexibility.
  ///
  /// - Parameters:
  ///   - flexibility: The softness of the colliding objects.
  ///   - intensity: The strength, from 0 to 1.
  public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> Self {
    .init(name: "impact \(flexibility.name)", intensity: intensity)
  }
}

extension View {
  /// Gives feedback when a value changes.
  ///
  /// Accepted: it has no effect, since a browser gives no haptic feedback.
  ///
  /// - Parameters:
  ///   - feedback: The feedback.
  ///   - trigger: The value whose changes cause the feedback.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { self }

  /// Gives feedback when a value changes and a condition holds.
  ///
  /// Accepted: it has no effect, since a browser gives no haptic feedback.
  ///
  /// - Parameters:
  ///   - feedback: The feedback.
  ///   - trigger: The value whose changes cause the feedback.
  ///   - condition: A function that returns whether the old and the new value cause the feedback.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }

  /// Gives feedback when a value changes, chosen by the old and the new value.
  ///
  /// Accepted: it has no effect, since a browser gives no haptic feedback.
  ///
  /// - Parameters:
  ///   - trigger: The value whose changes cause the feedback.
  ///   - feedback: A function that returns the feedback for the old and the new value; `nil` for
  ///     none.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }

  /// Sets whether the status bar is hidden.
  ///
  /// Accepted: it has no effect, since a page has no status bar.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Sets whether the status bar is hidden.
  ///
  /// Accepted: it has no effect, since a page has no status bar.
  @available(iOS, deprecated: 100000, renamed: "statusBarHidden(_:)")
  public nonisolated func statusBar(hidden: Bool) -> some View { self }
}
