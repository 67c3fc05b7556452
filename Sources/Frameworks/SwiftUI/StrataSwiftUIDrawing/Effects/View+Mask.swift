import StrataRendering
import StrataViewTree
public import SwiftUICore

extension View {
  /// Shows the view only where the mask is opaque.
  ///
  ///     LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
  ///       .mask { Text("Sale").font(.largeTitle.bold()) }
  ///
  /// Any view can be a mask, and can change and animate. It receives no touches, is hidden from
  /// screen readers, and does not affect the size. Content outside of the view's bounds is clipped.
  ///
  /// - Parameters:
  ///   - alignment: The position of a mask that is smaller or larger than the view.
  ///   - mask: The mask; several views are stacked.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(MaskModifier(mask: mask(), alignment: alignment))
  }

  /// Shows the view only where the mask is opaque.
  @available(
    iOS, deprecated: 100000, message: "Use overload where mask accepts a @ViewBuilder instead."
  )
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(mask: mask))
  }
}

/// Masks the content by a view.
nonisolated private struct MaskModifier<Mask: View>: ViewModifier {
  typealias Body = Never
  var mask: Mask
  var alignment = Alignment.center

  @MainActor static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    guard let simple = modifier.mask as? any MasksContent else {
      let view = MaskedView(base: content, mask: modifier.mask, alignment: modifier.alignment)
      return MaskedView._update(view, old, context)
    }
    let rules = simple.maskRules(EnvironmentValues(context.environment))
    return RulesModifier._update(RulesModifier(rules: rules), content, old, context)
  }
}

/// A view that fills its frame, and whose mask CSS can express in one declaration.
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
