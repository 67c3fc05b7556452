import StrataViewTree
import SwiftUICore

/// The name, size and orientation of a preview that follow from its traits and modifiers.
@MainActor struct PreviewTraits {
  var name: String?
  var size = ApplicationPreview.Size.window
  var isLandscape = false
  private var modifiers: [@MainActor (AnyView) -> AnyView] = []

  init() {}

  init(_ traits: [PreviewTrait<Preview.ViewTraits>]) {
    for trait in traits { take(trait._value) }
  }

  private mutating func take(_ trait: Preview.ViewTraits) {
    switch trait {
    case ._layout(let layout): take(layout)
    case ._orientation(let orientation): take(orientation)
    case ._modifier(let modifier): modifiers.append(modifier)
    }
  }

  mutating func take(_ layout: PreviewLayout) {
    switch layout {
    case .device: size = .window
    case .sizeThatFits: size = .fitting
    case .fixed(let width, let height): size = .fixed(width: width, height: height)
    }
  }

  mutating func take(_ orientation: InterfaceOrientation) {
    isLandscape = [.landscapeLeft, .landscapeRight].contains(orientation)
  }

  /// Sets the size of the device's screen, which is the only property of a device that a browser
  /// can show.
  mutating func take(_ device: PreviewDevice?) {
    guard let device else { return }
    let sizes: [(word: String, size: (Double, Double))] = [
      ("iPhone SE", (375, 667)), ("iPad", (820, 1180)), ("Mac", (1280, 800)), ("TV", (1280, 720)),
      ("Watch", (198, 242)),
    ]
    let known = sizes.first { device.rawValue.contains($0.word) }?.size
    if let known { size = .fixed(width: known.0, height: known.1) }
  }

  /// Applies the modifiers to the view, the innermost first.
  func around(_ view: AnyView) -> AnyView {
    modifiers.reduce(view) { view, modifier in modifier(view) }
  }
}
