import Foundation
public import StrataSwiftUILayout
public import SwiftUICore

/// Changes of a view's look that do not affect its layout.
///
///     Card().visualEffect { content, proxy in
///       content.opacity(proxy.size.width > 200 ? 1 : 0.5)
///     }
///
/// Same as Apple's, without shaders.
public protocol VisualEffect: Sendable, Animatable {
  /// The effects, innermost first.
  var _steps: [_EffectStep] { get }
}

/// The view without effects, to which others are added.
///
/// Same as Apple's.
public struct EmptyVisualEffect: VisualEffect {
  public var _steps: [_EffectStep] { [] }
  /// Creates an effect that changes nothing.
  public init() {}
}

/// One step of a visual effect: a modification of a view.
public struct _EffectStep: Sendable {
  let draw: @MainActor @Sendable (AnyView) -> AnyView
}

/// A chain of visual effects, in their order.
struct EffectChain: VisualEffect {
  var _steps: [_EffectStep]
}

extension VisualEffect {
  /// Returns this effect followed by that of a view modifier.
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
  /// Changes the look of this view depending on its size and position.
  ///
  ///     Text("Wide").visualEffect { content, proxy in content.offset(x: proxy.size.width / 2) }
  ///
  /// The view stays invisible until the browser has reported its size, as the content of a
  /// ``GeometryReader`` does. The geometry is that of the view without the effect.
  ///
  /// - Parameter effect: A function that returns the effect for the view's geometry. The kinds of
  ///   effects and their order should not depend on the geometry; otherwise, the view loses its
  ///   state.
  @preconcurrency nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    EffectView(content: self) { effect(EmptyVisualEffect(), $0)._steps }
  }
}

/// A view inside of a measured element, so that effects do not change the reported geometry.
nonisolated struct EffectView<Content: View>: View {
  var content: Content
  var steps: @Sendable (GeometryProxy) -> [_EffectStep]

  init(content: Content, steps: @escaping @Sendable (GeometryProxy) -> [_EffectStep]) {
    (self.content, self.steps) = (content, steps)
  }

  @MainActor var body: some View {
    MeasuredView(element: .init(.box)) { proxy in
      EffectChain(_steps: steps(proxy)).draw(AnyView(content))
    }
  }
}
