import StrataRendering
public import SwiftUICore

/// The reasons for which a view hides its content.
///
/// Same as Apple's.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is a placeholder for data that is not loaded yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  private enum RedactionKey: EnvironmentKey {
    static var defaultValue: RedactionReasons { [] }
  }

  /// The reasons for which views hide their content; empty if they show it.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
}

extension View {
  /// Hides the content of text, symbols and images in this view for a reason.
  ///
  ///     card.redacted(reason: isLoading ? .placeholder : [])
  ///
  /// `.placeholder` covers all content, `.privacy` covers views with ``privacySensitive(_:)``, and
  /// `.invalidated` fades views with ``invalidatableContent(_:)``.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    modifier(RulesModifier(rules: reason.contains(.placeholder) ? [.redacted] : []))
      .transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows the content of this view, whatever reasons to hide it outer views have set.
  nonisolated public func unredacted() -> some View {
    attribute(.variant, "unredacted").environment(\.redactionReasons, [])
  }

  /// Marks the content as private, so that it is hidden for `.privacy`.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    modifier(ReasonModifier(reason: .privacy, rule: .redacted, isMeant: sensitive))
  }

  /// Marks the content as possibly out of date, so that it fades for `.invalidated`.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    modifier(ReasonModifier(reason: .invalidated, rule: .opacity(0.5), isMeant: invalidatable))
  }
}

/// A modifier that adds a style rule while a redaction reason is set.
nonisolated private struct ReasonModifier: ViewModifier {
  var reason: RedactionReasons
  var rule: StyleRule
  var isMeant: Bool
  @Environment(\.redactionReasons) private var reasons

  @MainActor func body(content: Content) -> some View {
    content.modifier(RulesModifier(rules: isMeant && reasons.contains(reason) ? [rule] : []))
  }
}
