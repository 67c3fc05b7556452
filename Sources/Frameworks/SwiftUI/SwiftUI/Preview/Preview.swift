public import SwiftUICore

/// One preview: a name and the view that it shows.
///
/// Made by the `#Preview` macro. Same as Apple's; what it holds can be read here, so that tools and
/// tests can show it.
@MainActor public struct Preview {
  /// The name that was given, if any.
  public let _displayName: String?
  /// How it wants to be shown.
  public let _traits: [PreviewTrait<ViewTraits>]
  private let body: @MainActor () -> any View

  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    _displayName = name
    _traits = traits
    self.body = body
  }

  /// The same, for another framework's previews.
  package init(
    _ name: String?, all traits: [PreviewTrait<ViewTraits>],
    body: @escaping @MainActor () -> any View
  ) { (_displayName, _traits, self.body) = (name, traits, body) }

  /// Makes the view, anew each time.
  public func _makeView() -> AnyView { AnyView(body()) }
}

extension Preview {
  /// Traits of a preview that shows a view.
  public enum ViewTraits: Sendable {
    case _layout(PreviewLayout)
    case _orientation(InterfaceOrientation)
    case _modifier(@MainActor @Sendable (AnyView) -> AnyView)
  }
}
