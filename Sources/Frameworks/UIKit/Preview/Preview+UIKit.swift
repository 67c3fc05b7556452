public import SwiftUI

// What an expansion of `#Preview` names, in a file that imports UIKit only.
public typealias Preview = SwiftUI.Preview
public typealias PreviewRegistry = SwiftUI.PreviewRegistry
public typealias _PreviewRecord = SwiftUI._PreviewRecord
public typealias _PreviewCollector = SwiftUI._PreviewCollector
public typealias PreviewTrait = SwiftUI.PreviewTrait

/// Declares a preview of a screen.
///
///     #Preview("Places") { UINavigationController(rootViewController: PlacesViewController()) }
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "StrataSwiftUIMacros", type: "UIKitPreviewMacro")

/// Declares a preview of a screen that wants to be shown in a certain way.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "StrataSwiftUIMacros", type: "UIKitPreviewMacro")

/// Declares a preview of a view.
///
///     #Preview { let label = UILabel(); label.text = "Hello"; return label }
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "StrataSwiftUIMacros", type: "UIKitPreviewMacro")

/// Declares a preview of a view that wants to be shown in a certain way.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "StrataSwiftUIMacros", type: "UIKitPreviewMacro")

// Beside SwiftUI's own these give way: a body of several statements would fit all of them.
extension SwiftUI.Preview {
  // Disfavoured: a body of several statements says little of its type, and where UIKit is linked
  // SwiftUI's previews see these, too.
  /// A preview of a screen.
  @_disfavoredOverload
  public init(
    _ name: String? = nil, traits: SwiftUI.PreviewTrait<ViewTraits>...,
    body: @escaping @MainActor () -> UIViewController
  ) { self.init(name, all: traits) { ControllerView(controller: body()) } }

  /// A preview of a view.
  @_disfavoredOverload
  public init(
    _ name: String? = nil, traits: SwiftUI.PreviewTrait<ViewTraits>...,
    body: @escaping @MainActor () -> UIView
  ) { self.init(name, all: traits) { HostedView(view: body()) } }
}
