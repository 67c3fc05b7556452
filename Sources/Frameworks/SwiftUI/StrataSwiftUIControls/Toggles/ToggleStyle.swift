import StrataRendering
public import StrataSwiftUIDrawing
public import SwiftUICore

/// A look for toggles.
///
/// Same as Apple's.
@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ToggleStyleConfiguration
}

/// What a toggle style is given.
public struct ToggleStyleConfiguration {
  /// The toggle's label.
  @MainActor @preconcurrency public struct Label: WrapsStylePart {
    package let part: StylePart
    public var body: some View { part }
  }

  /// What the toggle says.
  public let label: Label
  /// Whether it is on; a style writes here when it is tapped.
  @Binding public var isOn: Bool
  /// Whether it stands for several values that differ.
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

/// The look that suits the place: a switch.
public struct DefaultToggleStyle: ToggleStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(
      isOn: configuration.$isOn, isMixed: configuration.isMixed, label: configuration.label)
  }
}

/// A switch after the label.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  public init() { tint = nil }

  @available(iOS, deprecated: 100000, message: "Use ``View/tint(_:)`` instead.")
  public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(
      isOn: configuration.$isOn, isMixed: configuration.isMixed, label: configuration.label
    )
    .tint(tint)
  }
}

/// A button that stays down.
public struct ButtonToggleStyle: ToggleStyle {
  public init() {}
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
  /// The look that suits the place.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch after the label.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays down.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
  /// Sets the look of the toggles here.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    styled(style) { style, configuration in
      style.makeBody(configuration: configuration).unstyled(StyleOf<ToggleStyleConfiguration>())
    }
  }
}
