import Foundation
import StrataRendering
import StrataSwiftUIControls
public import StrataSwiftUIDrawing
import StrataViewTree
public import SwiftUICore

/// A control that selects a color in the browser's native field.
///
/// Partial: a person cannot choose the opacity; the color keeps its previous opacity.
public struct ColorPicker<Label: View>: View {
  let selection: Binding<Color>
  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) let label: Label
  @Environment(\.isEnabled) private var isEnabled

  /// Creates a color picker with a label.
  ///
  /// - Parameters:
  ///   - selection: A binding to the selected color.
  ///   - supportsOpacity: Not used, since the browser's field offers no opacity.
  ///   - label: The view of the label.
  nonisolated public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
  }

  public var body: some View {
    ControlRow {
      RowLabel(content: label)
      ColorElement(
        selection: selection, value: selection.wrappedValue.hex, isEnabled: isEnabled)
    }
  }
}

extension ColorPicker where Label == Text {
  /// Creates a color picker with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - selection: A binding to the selected color.
  ///   - supportsOpacity: Not used, since the browser's field offers no opacity.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Creates a color picker with a title that is not localized.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - selection: A binding to the selected color.
  ///   - supportsOpacity: Not used, since the browser's field offers no opacity.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

private struct ColorElement: View {
  typealias Body = Never
  var selection: Binding<Color>
  var value: String
  var isEnabled: Bool

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let selection = view.selection
    var element = Element(.colorField, events: .input, control: .text(view.value))
    element.set(.isDisabled, !view.isEnabled)
    let picked: EventHandler = { event in
      guard let color = Color(hex: event.value, keeping: selection.wrappedValue) else { return }
      selection.wrappedValue = color
    }
    return ElementNode.update(
      old, context, element, innermost: .clip, handlers: [(.input, picked)])
  }
}

extension Color {
  /// The color as the value of HTML's color field, `#rrggbb`. For a named color it is the one in
  /// the light appearance.
  fileprivate var hex: String { Self.hex(paint) }

  private static func hex(_ paint: Paint) -> String {
    switch paint {
    case .rgba(let red, let green, let blue, _):
      "#" + [red, green, blue].map(byte).joined()
    case .faded(let paint, _): hex(paint)
    case .named(let name): names[name] ?? "#000000"
    default: "#000000"
    }
  }

  private static func byte(_ part: Double) -> String {
    let text = String(Int((part.clamped(to: 0...1) * 255).rounded()), radix: 16)
    return text.count == 1 ? "0\(text)" : text
  }

  fileprivate init?(hex: String, keeping old: Color) {
    guard hex.count == 7, hex.first == "#", let number = Int(hex.dropFirst(), radix: 16) else {
      return nil
    }
    let parts = [16, 8, 0].map { Double((number >> $0) & 255) / 255 }
    self.init(red: parts[0], green: parts[1], blue: parts[2], opacity: old.opacityPart)
  }

  private var opacityPart: Double {
    switch paint {
    case .rgba(_, _, _, let opacity), .faded(_, let opacity): opacity
    default: 1
    }
  }

  private static let names = [
    "red": "#ff3b30", "orange": "#ff9500", "yellow": "#ffcc00", "green": "#34c759",
    "mint": "#00c7be", "teal": "#30b0c7", "cyan": "#32ade6", "blue": "#007aff",
    "indigo": "#5856d6", "purple": "#af52de", "pink": "#ff2d55", "brown": "#a2845e",
    "gray": "#8e8e93", "white": "#ffffff", "accent": "#007aff",
  ]
}
