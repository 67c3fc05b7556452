public import StrataSwiftUIApp

// The expansion of `#Preview` uses these types, also in a file that imports UIKit only.
/// SwiftUI's preview.
public typealias Preview = StrataSwiftUIApp.Preview
/// SwiftUI's protocol of files with previews.
public typealias PreviewRegistry = StrataSwiftUIApp.PreviewRegistry
/// SwiftUI's record of a preview.
public typealias _PreviewRecord = StrataSwiftUIApp._PreviewRecord
/// SwiftUI's collector of previews.
public typealias _PreviewCollector = StrataSwiftUIApp._PreviewCollector
/// SwiftUI's trait of a preview.
public typealias PreviewTrait = StrataSwiftUIApp.PreviewTrait

// Each has `traits` as a variadic parameter, not an overload without: a body of several statements fits
// SwiftUI's macro and these, and the compiler then prefers the one without further parameters.
/// Declares a preview of a screen, with traits such as a size or an orientation.
///
///     #Preview("Places") { UINavigationController(rootViewController: PlacesViewController()) }
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "StrataSwiftUIMacros", type: "UIKitPreviewMacro")

/// Declares a preview of a view, with traits such as a size or an orientation.
///
///     #Preview { let label = UILabel(); label.text = "Hello"; return label }
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "StrataSwiftUIMacros", type: "UIKitPreviewMacro")

extension StrataSwiftUIApp.Preview {
  // Disfavoured: a body of several statements would fit SwiftUI's initializer and these, and where
  // UIKit is linked SwiftUI's previews see these, too.
  /// Creates a preview of a screen.
  @_disfavoredOverload
  public init(
    _ name: String? = nil, traits: StrataSwiftUIApp.PreviewTrait<ViewTraits>...,
    body: @escaping @MainActor () -> UIViewController
  ) { self.init(name, all: traits) { ControllerView(controller: body()) } }

  /// Creates a preview of a view.
  @_disfavoredOverload
  public init(
    _ name: String? = nil, traits: StrataSwiftUIApp.PreviewTrait<ViewTraits>...,
    body: @escaping @MainActor () -> UIView
  ) { self.init(name, all: traits) { HostedView(view: body()) } }
}
