import Foundation
public import StrataSwiftUILayout
public import SwiftUICore

/// Changes of a view's look that leave its place and size in the layout as they are.
///
///     Card().visualEffect { content, proxy in
///       content.opacity(proxy.size.width > 200 ? 1 : 0.5)
///     }
///
/// Same as Apple's, without shaders.
public protocol VisualEffect: Sendable, Animatable {
  /// The effects, the innermost first.
  var _steps: [_EffectStep] { get }
}

/// A view as it is, to begin with.
///
/// Same as Apple's.
public struct EmptyVisualEffect: VisualEffect {
  public var _steps: [_EffectStep] { [] }
  public init() {}
}

/// One effect on a view.
public struct _EffectStep: Sendable {
  let draw: @MainActor @Sendable (AnyView) -> AnyView
}

/// Effects in their order.
struct EffectChain: VisualEffect {
  var _steps: [_EffectStep]
}

extension VisualEffect {
  /// This effect, and around it what a view's modifier does.
  func with<V: View>(
    _ modifier: @escaping @MainActor @Sendable (AnyView) -> V
  ) -> some VisualEffect {
    EffectChain(_steps: _steps + [_EffectStep { AnyView(modifier($0)) }])
  }

  @MainActor func draw(_ content: AnyView) -> AnyView {
    _steps.reduce(content) { $1.draw($0) }
  }
}

extension View {
  /// Changes the look of this view by its own size and place.
  ///
  ///     Text("Wide").visualEffect { content, proxy in content.offset(x: proxy.size.width / 2) }
  ///
  /// The view stays unseen until the browser has told its size, as in a ``GeometryReader``. What the
  /// effect does is no part of what it is told: the geometry is that of the view without it.
  ///
  /// - Parameter effect: given the view and its geometry; which effects it makes, and in which
  ///   order, should not depend on the geometry, else the view begins anew.
  @preconcurrency public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    EffectView(content: self) { effect(EmptyVisualEffect(), $0)._steps }
  }
}

/// A view inside of a box that is measured, so that no effect changes what is told.
struct EffectView<Content: View>: View {
  var content: Content
  var steps: @Sendable (GeometryProxy) -> [_EffectStep]

  init(content: Content, steps: @escaping @Sendable (GeometryProxy) -> [_EffectStep]) {
    (self.content, self.steps) = (content, steps)
  }

  var body: some View {
    MeasuredView(element: .init(.box)) { proxy in
      EffectChain(_steps: steps(proxy)).draw(AnyView(content))
    }
  }
}
