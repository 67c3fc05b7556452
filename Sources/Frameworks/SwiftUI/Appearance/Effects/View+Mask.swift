import Rendering
import ViewTree

extension View {
  /// Shows the view only where the mask is opaque.
  ///
  /// Partial: shapes, colours and gradients mask; a browser cannot mask by other views, which leave
  /// the view as it is.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(MaskModifier(mask: mask()))
  }

  @available(*, deprecated, message: "Use overload where mask accepts a @ViewBuilder instead.")
  public func mask<Mask: View>(_ mask: Mask) -> some View { modifier(MaskModifier(mask: mask)) }
}

/// Cuts the content by what the mask would draw.
private struct MaskModifier<Mask: View>: ViewModifier {
  typealias Body = Never
  var mask: Mask

  static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    let rules = (modifier.mask as? any MasksContent)?.maskRules(
      EnvironmentValues(context.environment))
    return RulesModifier._update(RulesModifier(rules: rules ?? []), content, old, context)
  }
}

/// A view that a browser can mask by.
@MainActor protocol MasksContent {
  func maskRules(_ environment: EnvironmentValues) -> [StyleRule]
}

extension LinearGradient: MasksContent {
  func maskRules(_ environment: EnvironmentValues) -> [StyleRule] {
    [.mask(_paint(in: environment))]
  }
}

extension RadialGradient: MasksContent {
  func maskRules(_ environment: EnvironmentValues) -> [StyleRule] {
    [.mask(_paint(in: environment))]
  }
}

extension Color: MasksContent {
  func maskRules(_ environment: EnvironmentValues) -> [StyleRule] { [.mask(paint)] }
}

extension Rectangle: MasksContent {
  func maskRules(_ environment: EnvironmentValues) -> [StyleRule] { clipRules() }
}

extension RoundedRectangle: MasksContent {
  func maskRules(_ environment: EnvironmentValues) -> [StyleRule] { clipRules() }
}

extension Capsule: MasksContent {
  func maskRules(_ environment: EnvironmentValues) -> [StyleRule] { clipRules() }
}

extension Circle: MasksContent {
  func maskRules(_ environment: EnvironmentValues) -> [StyleRule] { clipRules() }
}

extension Ellipse: MasksContent {
  func maskRules(_ environment: EnvironmentValues) -> [StyleRule] { clipRules() }
}

extension FillShapeView: MasksContent {
  func maskRules(_ environment: EnvironmentValues) -> [StyleRule] {
    shape.clipRules(isEvenOdd: fillStyle.isEOFilled)
  }
}
