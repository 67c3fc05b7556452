import StrataRendering
public import SwiftUICore

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
  ///     card.redacted(reason: isLoading ? .placeholder : [])
  ///
  /// A placeholder covers everything; for the sake of privacy what is ``privacySensitive(_:)`` is
  /// covered, and what is out of date fades where it is ``invalidatableContent(_:)``.
  public func redacted(reason: RedactionReasons) -> some View {
    modifier(RulesModifier(rules: reason.contains(.placeholder) ? [.redacted] : []))
      .transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows what would be hidden, whatever the reasons above.
  public func unredacted() -> some View {
    attribute(.variant, "unredacted").environment(\.redactionReasons, [])
  }

  /// Says that what is shown here is nobody else's business.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    modifier(ReasonModifier(reason: .privacy, rule: .redacted, isMeant: sensitive))
  }

  /// Says that what is shown here may be out of date.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    modifier(ReasonModifier(reason: .invalidated, rule: .opacity(0.5), isMeant: invalidatable))
  }
}

/// A look that holds for one reason to hide.
private struct ReasonModifier: ViewModifier {
  var reason: RedactionReasons
  var rule: StyleRule
  var isMeant: Bool
  @Environment(\.redactionReasons) private var reasons

  func body(content: Content) -> some View {
    content.modifier(RulesModifier(rules: isMeant && reasons.contains(reason) ? [rule] : []))
  }
}
