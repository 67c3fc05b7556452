/// What a device lets its holder feel or hear. Same as Apple's.
///
/// Accepted: a browser has nothing to be felt.
public struct SensoryFeedback: Equatable, Sendable {
  /// How heavy the things are that meet.
  public struct Weight: Equatable, Sendable {
    fileprivate let name: String
    public static let light = Self(name: "light")
    public static let medium = Self(name: "medium")
    public static let heavy = Self(name: "heavy")
  }

  /// How soft the things are that meet.
  public struct Flexibility: Equatable, Sendable {
    fileprivate let name: String
    public static let rigid = Self(name: "rigid")
    public static let solid = Self(name: "solid")
    public static let soft = Self(name: "soft")
  }

  private let name: String
  private var intensity = 1.0

  public static let success = Self(name: "success")
  public static let warning = Self(name: "warning")
  public static let error = Self(name: "error")
  public static let selection = Self(name: "selection")
  public static let increase = Self(name: "increase")
  public static let decrease = Self(name: "decrease")
  public static let start = Self(name: "start")
  public static let stop = Self(name: "stop")
  public static let alignment = Self(name: "alignment")
  public static let levelChange = Self(name: "levelChange")
  public static let pathComplete = Self(name: "pathComplete")
  public static let impact = Self(name: "impact")

  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> Self {
    .init(name: "impact \(weight.name)", intensity: intensity)
  }

  public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> Self {
    .init(name: "impact \(flexibility.name)", intensity: intensity)
  }
}

extension View {
  /// Lets a change be felt.
  ///
  /// Accepted: a browser has nothing to be felt.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { self }

  /// Lets some changes be felt.
  ///
  /// Accepted: a browser has nothing to be felt.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }

  /// Lets changes be felt, each in its way.
  ///
  /// Accepted: a browser has nothing to be felt.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }

  /// Hides the line with the time and the battery.
  ///
  /// Accepted: a page has none.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Hides the line with the time and the battery.
  ///
  /// Accepted: a page has none.
  @available(iOS, deprecated: 100000, renamed: "statusBarHidden(_:)")
  public nonisolated func statusBar(hidden: Bool) -> some View { self }
}
