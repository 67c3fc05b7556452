import StrataRendering
import StrataSwiftUIDrawing
import StrataSwiftUILayout
import StrataViewTree
import SwiftUICore

/// The appearance of a gauge.
enum GaugeLook { case bar, thin, ring }

/// A gauge in one of the style sheet's looks; its label is the accessible name of the meter.
struct GaugeBody: View {
  var look: GaugeLook
  var configuration: GaugeStyleConfiguration
  @Environment(\.tintPaint) private var tint
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    switch look {
    case .bar:
      VStack(spacing: 4) {
        configuration.label
        bounded
        marks
        configuration.currentValueLabel.font(.caption)
      }
    case .thin: bounded
    case .ring:
      ZStack {
        ring
        configuration.currentValueLabel.font(.caption)
      }
    }
  }

  @ViewBuilder private var marks: some View {
    if !configuration.marked.isEmpty {
      HStack { configuration.marked }.font(.caption).attribute(.isHidden, "true")
    }
  }

  private var bounded: some View {
    HStack {
      configuration.minimumValueLabel.font(.caption)
      bar
      configuration.maximumValueLabel.font(.caption)
    }
  }

  @ViewBuilder private var bar: some View {
    let (start, end): (UnitPoint, UnitPoint) =
      direction == .rightToLeft ? (.trailing, .leading) : (.leading, .trailing)
    meter(.progress).tint(
      GaugeGradient(tint)?.bar(filledTo: configuration.value, from: start, to: end))
  }

  /// The ring. One in a gradient, which the style sheet cannot draw, lies over the invisible meter.
  @ViewBuilder private var ring: some View {
    if let gradient = GaugeGradient(tint) {
      meter(.ring).opacity(0)
      GradientRing(gradient: gradient, fraction: configuration.value)
    } else {
      meter(.ring)
    }
  }

  private func meter(_ kind: ElementKind) -> some View {
    MeterElement(
      kind: kind, fraction: configuration.value,
      label: configuration.label.part, marked: configuration.marked)
  }
}

/// The element of the bar or ring.
private struct MeterElement: View {
  typealias Body = Never
  var kind: ElementKind
  var fraction: Double
  var label: StylePart
  var marked: StylePart

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let words = OptionCollector(EnvironmentValues(context.environment))
    let spoken = [words.words(of: view.label), words.words(of: view.marked)]
    var element = Element(view.kind)
    element[.variant] = view.kind == .ring ? "gauge large" : "gauge"
    if view.kind == .ring { element[.role] = "meter" }
    element[.label] = spoken.filter { !$0.isEmpty }.joined(separator: ", ")
    element[.fraction] = String(view.fraction)
    return ElementNode.update(old, context, element)
  }
}
