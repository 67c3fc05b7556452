/// One preview: a name and the view that it shows.
///
/// Made by the `#Preview` macro. Same as Apple's; what it holds can be read here, so that tools and
/// tests can show it.
@MainActor public struct Preview {
  /// The name that was given, if any.
  public let displayName: String?
  /// How it wants to be shown.
  public let traits: [PreviewTrait<ViewTraits>]
  private let body: @MainActor () -> any View

  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    displayName = name
    self.traits = traits
    self.body = body
  }

  /// Makes the view, anew each time.
  public func makeView() -> AnyView { AnyView(body()) }
}

extension Preview {
  /// Traits of a preview that shows a view.
  public enum ViewTraits: Sendable {
    case layout(PreviewLayout)
    case orientation(InterfaceOrientation)
  }
}
