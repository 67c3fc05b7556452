import StrataRendering
public import StrataSwiftUIDrawing
public import SwiftUICore

/// An appearance of toggles.
///
/// Same as Apple's.
@MainActor @preconcurrency public protocol ToggleStyle {
  /// The type of the view that draws the toggle.
  associatedtype Body: View

  /// Returns the view that draws a toggle.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// The properties of a toggle.
  typealias Configuration = ToggleStyleConfiguration
}

/// The properties of a toggle, for a style.
public struct ToggleStyleConfiguration {
  /// The label of the styled toggle.
  @MainActor @preconcurrency public struct Label: WrapsStylePart {
    package let part: StylePart
    public var body: some View { part }
  }

  /// The label of the styled toggle.
  public let label: Label
  /// A Boolean value that indicates whether the toggle is on. A style sets it when the toggle is
  /// tapped.
  @Binding public var isOn: Bool
  /// A Boolean value that indicates whether the toggle represents several values that differ.
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

/// The default toggle style: a switch.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the default toggle style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(
      isOn: configuration.$isOn, isMixed: configuration.isMixed, label: configuration.label)
  }
}

/// A toggle style that shows a switch after the label.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// Creates a toggle style that shows a switch after the label.
  nonisolated public init() { tint = nil }

  /// Creates a toggle style of a switch with a tint.
  @available(iOS, deprecated: 100000, message: "Use ``View/tint(_:)`` instead.")
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(
      isOn: configuration.$isOn, isMixed: configuration.isMixed, label: configuration.label
    )
    .tint(tint)
  }
}

/// A toggle style that shows a button that stays pressed while it is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates a toggle style that shows a button that stays pressed while it is on.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ToggleButton(isOn: configuration.$isOn, label: configuration.label)
  }
}

private struct ToggleButton<Label: View>: View {
  var isOn: Binding<Bool>
  var label: Label
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    ButtonElement(
      look: isOn.wrappedValue ? .prominent : .bordered, isEnabled: isEnabled,
      attributes: [.isPressed: String(isOn.wrappedValue)],
      action: { isOn.wrappedValue.toggle() }, label: label)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The default toggle style: a switch.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  /// The style of a switch after the label.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// The style of a button that stays pressed while it is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
  /// Sets the style of the toggles in this view.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    styled(style) { style, configuration in
      style.makeBody(configuration: configuration).unstyled(StyleOf<ToggleStyleConfiguration>())
    }
  }
}
