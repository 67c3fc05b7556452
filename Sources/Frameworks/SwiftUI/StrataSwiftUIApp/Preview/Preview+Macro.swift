public import SwiftUICore

/// Declares a preview of a view.
///
///     #Preview("Loaded") { HomeView(viewModel: .mock) }
///
/// Same as Apple's. Previews are collected in every build, so a preview must compile in every
/// build: put previews with mocks that exist only under `#if DEBUG` under `#if DEBUG`, too.
///
/// - Parameters:
///   - name: The name of the preview; `nil` lets the tool choose one.
///   - body: A function that returns the view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "StrataSwiftUIMacros", type: "PreviewMacro")

/// Declares a preview of a view with traits, such as its size.
///
///     #Preview("Row", traits: .sizeThatFitsLayout) { Row(city: .fixture) }
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
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "StrataSwiftUIMacros", type: "PreviewMacro")

/// Adds a property of `EnvironmentValues`, `ContainerValues` or `Transaction` with a generated key and a default value.
///
///     extension EnvironmentValues {
///       @Entry var theme: Theme = .light
///     }
///
/// Same as Apple's, except that there are no `FocusedValues`.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "StrataSwiftUIMacros", type: "EntryMacro")

/// Declares a property, such as `@State`, at the start of a preview's body.
///
///     #Preview { @Previewable @State var item = Item(); ItemView(item: $item) }
///
/// Same as Apple's.
@attached(peer)
public macro Previewable() = #externalMacro(module: "StrataSwiftUIMacros", type: "PreviewableMacro")
