public import SwiftUICore

/// Puts what previews need around them, made once for all that use the same modifier.
///
///     struct SampleLibrary: PreviewModifier {
///       static func makeSharedContext() async throws -> Library { try await .sample() }
///       func body(content: Content, context: Library) -> some View { content.environment(context) }
///     }
///
///     #Preview(traits: .modifier(SampleLibrary())) { ShelfView() }
///
/// Same as Apple's.
@MainActor public protocol PreviewModifier {
  /// What is made once.
  associatedtype Context = Void
  associatedtype Body: View
  /// The preview that is modified.
  typealias Content = PreviewModifierContent

  /// Makes what every preview with this modifier is handed. An error is shown in the preview's place.
  @MainActor static func makeSharedContext() async throws -> Self.Context
  @ViewBuilder @MainActor func body(content: Self.Content, context: Self.Context) -> Self.Body
}

extension PreviewModifier where Context == Void {
  @MainActor public static func makeSharedContext() async throws {}
}

/// The preview that a ``PreviewModifier`` is put around.
public struct PreviewModifierContent: View {
  private let content: AnyView

  init(_ content: AnyView) { self.content = content }

  public var body: some View { content }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// A modifier around the preview.
  @MainActor public static func modifier(_ modifier: some PreviewModifier) -> Self {
    .init(
      _value: ._modifier { AnyView(PreviewModified(content: $0, modifier: modifier)) })
  }
}
