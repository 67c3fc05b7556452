public import SwiftUICore

/// Declares a preview of a view.
///
///     #Preview("Loaded") { HomeView(viewModel: .mock) }
///
/// Same as Apple's. Previews are collected in every build, so what one shows must compile in every
/// build: put previews that use `#if DEBUG` mocks under `#if DEBUG` too.
///
/// - Parameters:
///   - name: What the preview is called; nil leaves it to the tool.
///   - body: The view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "StrataSwiftUIMacros", type: "PreviewMacro")

/// Declares a preview of a view that wants to be shown in a certain way.
///
///     #Preview("Row", traits: .sizeThatFitsLayout) { Row(city: .fixture) }
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "StrataSwiftUIMacros", type: "PreviewMacro")

/// Makes a property of `EnvironmentValues` with a key and a default of its own.
///
///     extension EnvironmentValues {
///       @Entry var theme: Theme = .light
///     }
///
/// Same as Apple's, for `EnvironmentValues`.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "StrataSwiftUIMacros", type: "EntryMacro")

/// Lets a preview's body begin with properties of its own.
///
///     #Preview { @Previewable @State var item = Item(); ItemView(item: $item) }
///
/// Same as Apple's.
@attached(peer)
public macro Previewable() = #externalMacro(module: "StrataSwiftUIMacros", type: "PreviewableMacro")
