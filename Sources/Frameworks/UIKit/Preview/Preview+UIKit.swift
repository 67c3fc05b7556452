public import StrataSwiftUIApp

// The expansion of `#Preview` uses these types, also in a file that imports UIKit only.
/// SwiftUI's preview.
public typealias Preview = StrataSwiftUIApp.Preview
/// SwiftUI's protocol of the types that create a preview, which the macro `#Preview` declares.
public typealias PreviewRegistry = StrataSwiftUIApp.PreviewRegistry
/// SwiftUI's record of a preview.
public typealias _PreviewRecord = StrataSwiftUIApp._PreviewRecord
/// SwiftUI's collector of previews.
public typealias _PreviewCollector = StrataSwiftUIApp._PreviewCollector
/// SwiftUI's trait of a preview.
public typealias PreviewTrait = StrataSwiftUIApp.PreviewTrait

/// Declares a preview of a screen.
///
///     #Preview("Places") { UINavigationController(rootViewController: PlacesViewController()) }
///
/// - Parameters:
///   - name: The name in the gallery of previews.
///   - body: The previewed view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @_UIPreviewBuilder body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "StrataSwiftUIMacros", type: "UIKitPreviewMacro")

/// Declares a preview of a screen with traits, such as a size or an orientation.
///
/// - Parameters:
///   - name: The name in the gallery of previews.
///   - traits: The traits of the preview, such as its size.
///   - additionalTraits: Further traits.
///   - body: The previewed view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @_UIPreviewBuilder body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "StrataSwiftUIMacros", type: "UIKitPreviewMacro")

/// Declares a preview of a view.
///
///     #Preview { let label = UILabel(); label.text = "Hello"; return label }
///
/// - Parameters:
///   - name: The name in the gallery of previews.
///   - body: The previewed view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @_UIPreviewBuilder body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "StrataSwiftUIMacros", type: "UIKitPreviewMacro")

/// Declares a preview of a view with traits, such as a size or an orientation.
///
/// - Parameters:
///   - name: The name in the gallery of previews.
///   - traits: The traits of the preview, such as its size.
///   - additionalTraits: Further traits.
///   - body: The previewed view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @_UIPreviewBuilder body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "StrataSwiftUIMacros", type: "UIKitPreviewMacro")

/// Accepts one view or screen of UIKit and nothing else.
///
/// Without the builder, a body of several statements would fit both UIKit's macros and SwiftUI's,
/// because the compiler looks for a missing `return` only later. The compiler ignores a builder if
/// the body has a `return`, as a body of several statements about a `UIView` has.
@resultBuilder public enum _UIPreviewBuilder {
  /// Returns the view unchanged.
  public static func buildBlock<Shown: UIView>(_ view: Shown) -> Shown { view }
  /// Returns the controller of the screen unchanged.
  public static func buildBlock<Shown: UIViewController>(_ screen: Shown) -> Shown { screen }
}

extension StrataSwiftUIApp.Preview {
  // Disfavoured: a body of several statements would fit SwiftUI's initializer and these, and where
  // UIKit is linked SwiftUI's previews see these, too.
  /// Creates a preview of a screen.
  ///
  /// - Parameters:
  ///   - name: The preview's name; `nil` for none.
  ///   - traits: The traits of the preview, such as its size.
  ///   - body: The previewed view.
  @_disfavoredOverload
  public init(
    _ name: String? = nil, traits: StrataSwiftUIApp.PreviewTrait<ViewTraits>...,
    body: @escaping @MainActor () -> UIViewController
  ) { self.init(name, all: traits) { ControllerView(controller: body()) } }

  /// Creates a preview of a view.
  ///
  /// - Parameters:
  ///   - name: The preview's name; `nil` for none.
  ///   - traits: The traits of the preview, such as its size.
  ///   - body: The previewed view.
  @_disfavoredOverload
  public init(
    _ name: String? = nil, traits: StrataSwiftUIApp.PreviewTrait<ViewTraits>...,
    body: @escaping @MainActor () -> UIView
  ) { self.init(name, all: traits) { HostedView(view: body()) } }
}
