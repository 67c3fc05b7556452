import StrataRendering
public import StrataSwiftUIDrawing
public import SwiftUICore

/// Which fields a submit action is for.
///
/// Same as Apple's.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

/// What the keyboard's return key says.
public struct SubmitLabel: Sendable {
  let name: String
  public static var done: SubmitLabel { SubmitLabel(name: "done") }
  public static var go: SubmitLabel { SubmitLabel(name: "go") }
  public static var send: SubmitLabel { SubmitLabel(name: "send") }
  /// Partial: a browser's key says the nearest that it knows, “go”.
  public static var join: SubmitLabel { SubmitLabel(name: "go") }
  /// Partial: a browser's key says the nearest that it knows, “go”.
  public static var route: SubmitLabel { SubmitLabel(name: "go") }
  public static var search: SubmitLabel { SubmitLabel(name: "search") }
  public static var `return`: SubmitLabel { SubmitLabel(name: "enter") }
  public static var next: SubmitLabel { SubmitLabel(name: "next") }
  /// Partial: a browser's key says the nearest that it knows, “next”.
  public static var `continue`: SubmitLabel { SubmitLabel(name: "next") }
}

/// When the keyboard begins with a capital.
///
/// Same as Apple's.
public struct TextInputAutocapitalization: Sendable {
  let name: String
  public static var never: TextInputAutocapitalization { .init(name: "none") }
  public static var words: TextInputAutocapitalization { .init(name: "words") }
  public static var sentences: TextInputAutocapitalization { .init(name: "sentences") }
  public static var characters: TextInputAutocapitalization { .init(name: "characters") }
}

extension View {
  /// Acts when Enter is pressed in a field here, before what those further out do.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping (() -> Void)
  ) -> some View {
    modifier(SubmitModifier(triggers, action))
  }

  /// Keeps Enter in fields here from those further out.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitActions) { if isBlocking { $0 = SubmitActions() } }
  }

  /// Sets what the keyboard's return key says.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    trait(.submitLabel, submitLabel.name)
  }

  /// Turns the keyboard's corrections off.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    trait(.correction, disable ? "off" : nil)
  }

  @available(iOS, deprecated: 100000, renamed: "autocorrectionDisabled(_:)")
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    trait(.correction, disable.map { $0 ? "off" : "on" })
  }

  /// Sets when the keyboard begins with a capital.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    trait(.capitalization, autocapitalization?.name)
  }

  /// Which letters of what is typed are capitals.
  @available(iOS, deprecated: 100000, message: "use textInputAutocapitalization(_:)")
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    trait(.capitalization, style.name)
  }

  /// Shows a short explanation when the pointer rests here; it is read aloud as well.
  public func help(_ text: Text) -> some View {
    modifier(SpokenModifier(attribute: .hint, text: text))
  }

  /// Shows a short explanation when the pointer rests here; it is read aloud as well.
  public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  /// Shows a short explanation when the pointer rests here; it is read aloud as well.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }

  func trait(_ attribute: Attribute, _ value: String?) -> some View {
    transformEnvironment(\.fieldTraits) { $0[attribute] = value }
  }
}
