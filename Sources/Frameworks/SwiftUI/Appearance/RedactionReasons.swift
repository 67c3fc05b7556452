import Rendering

/// Why a view hides what it says.
///
/// Same as Apple's.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// What is shown stands in for what is still to come.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// What is shown is nobody else's business.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// What is shown is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  private enum RedactionKey: EnvironmentKey {
    static var defaultValue: RedactionReasons { [] }
  }

  /// Why views here hide what they say; empty for views that do not.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
}

extension View {
  /// Hides what text, symbols and pictures here say, for a reason.
  ///
  /// Partial: a placeholder is drawn; for the other reasons views look at the environment.
  public func redacted(reason: RedactionReasons) -> some View {
    modifier(RulesModifier(rules: reason.contains(.placeholder) ? [.redacted] : []))
      .transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }
}
