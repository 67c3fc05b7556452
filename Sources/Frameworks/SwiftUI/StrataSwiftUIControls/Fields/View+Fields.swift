import StrataRendering
public import StrataSwiftUIDrawing
public import SwiftUICore

/// The kinds of fields to which a submit action applies.
///
/// Same as Apple's.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The action applies to text fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// The action applies to search fields.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// The label of the on-screen keyboard's return key.
public struct SubmitLabel: Sendable {
  let name: String
  /// The return key says “Done”.
  public static var done: SubmitLabel { SubmitLabel(name: "done") }
  /// The return key says “Go”.
  public static var go: SubmitLabel { SubmitLabel(name: "go") }
  /// The return key says “Send”.
  public static var send: SubmitLabel { SubmitLabel(name: "send") }
  /// The return key says “Join”.
  ///
  /// Partial: the key is labeled “Go”, the most similar label that browsers have.
  public static var join: SubmitLabel { SubmitLabel(name: "go") }
  /// The return key says “Route”.
  ///
  /// Partial: the key is labeled “Go”, the most similar label that browsers have.
  public static var route: SubmitLabel { SubmitLabel(name: "go") }
  /// The return key says “Search”.
  public static var search: SubmitLabel { SubmitLabel(name: "search") }
  /// The return key says “Return”.
  public static var `return`: SubmitLabel { SubmitLabel(name: "enter") }
  /// The return key says “Next”.
  public static var next: SubmitLabel { SubmitLabel(name: "next") }
  /// The return key says “Continue”.
  ///
  /// Partial: the key is labeled “Next”, the most similar label that browsers have.
  public static var `continue`: SubmitLabel { SubmitLabel(name: "next") }
}

/// The letters that the keyboard capitalizes.
///
/// Same as Apple's.
public struct TextInputAutocapitalization: Sendable {
  let name: String

  /// No letters are capitalized.
  public static var never: TextInputAutocapitalization { .init(name: "none") }

  /// The first letter of each word is capitalized.
  public static var words: TextInputAutocapitalization { .init(name: "words") }

  /// The first letter of each sentence is capitalized.
  public static var sentences: TextInputAutocapitalization { .init(name: "sentences") }

  /// All letters are capitalized.
  public static var characters: TextInputAutocapitalization { .init(name: "characters") }
}

extension View {
  /// Performs an action when Enter is pressed in a field in this view, before the actions of outer
  /// views.
  ///
  /// - Parameters:
  ///   - triggers: The kinds of fields whose submission is received.
  ///   - action: A function that is called when a field is submitted.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping (() -> Void)
  ) -> some View {
    modifier(SubmitModifier(triggers, action))
  }

  /// Sets whether Enter in fields in this view does not perform the actions of outer views.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitActions) { if isBlocking { $0 = SubmitActions() } }
  }

  /// Sets the label of the on-screen keyboard's return key.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    trait(.submitLabel, submitLabel.name)
  }

  /// Sets whether autocorrection is disabled for fields in this view.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    trait(.correction, disable ? "off" : nil)
  }

  /// Sets whether autocorrection is disabled for fields in this view; `nil` leaves it to the
  /// browser.
  @available(iOS, deprecated: 100000, renamed: "autocorrectionDisabled(_:)")
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    trait(.correction, disable.map { $0 ? "off" : "on" })
  }

  /// Sets the letters that the keyboard capitalizes in fields in this view.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    trait(.capitalization, autocapitalization?.name)
  }

  /// Sets the letters that the keyboard capitalizes in fields in this view.
  @available(iOS, deprecated: 100000, message: "use textInputAutocapitalization(_:)")
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    trait(.capitalization, style.name)
  }

  /// Adds a short explanation to the view, which is shown as a tooltip and read by screen readers.
  nonisolated public func help(_ text: Text) -> some View {
    modifier(SpokenModifier(attribute: .hint, text: text))
  }

  /// Adds a short localized explanation to the view, which is shown as a tooltip and read by screen
  /// readers.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  /// Adds a short explanation that is not localized to the view, which is shown as a tooltip and
  /// read by screen readers.
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }

  nonisolated func trait(_ attribute: Attribute, _ value: String?) -> some View {
    transformEnvironment(\.fieldTraits) { $0[attribute] = value }
  }
}
