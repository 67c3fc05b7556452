public import SwiftUICore

/// A modifier for previews with a context that is created once for all previews that use it.
///
///     struct SampleLibrary: PreviewModifier {
///       static func makeSharedContext() async throws -> Library { try await .sample() }
///       func body(content: Content, context: Library) -> some View { content.environment(context) }
///     }
///
///     #Preview(traits: .modifier(SampleLibrary())) { ShelfView() }
///
/// Same as Apple's.
@MainActor @preconcurrency public protocol PreviewModifier {
  /// The type of the shared context.
  associatedtype Context = Void
  /// The type of the view around the preview.
  associatedtype Body: View
  /// The preview that is modified.
  typealias Content = PreviewModifierContent

  /// Creates the context of all previews with this modifier. An error is shown in place of the
  /// preview.
  ///
  /// - Throws: An error that is shown in place of the preview.
  @MainActor static func makeSharedContext() async throws -> Self.Context

  /// Returns the preview with the modifier.
  ///
  /// - Parameters:
  ///   - content: The previewed view.
  ///   - context: The context.
  @ViewBuilder @MainActor func body(content: Self.Content, context: Self.Context) -> Self.Body
}

extension PreviewModifier where Context == Void {
  /// Does nothing by default, as the modifier has no context.
  ///
  /// - Throws: An error that is shown in place of the preview.
  @MainActor public static func makeSharedContext() async throws {}
}

/// The preview to which a ``PreviewModifier`` is applied.
public struct PreviewModifierContent: View {
  private let content: AnyView

  nonisolated init(_ content: AnyView) { self.content = content }

  public var body: some View { content }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Applies a modifier to the preview.
  @MainActor public static func modifier(_ modifier: some PreviewModifier) -> Self {
    .init(
      _value: ._modifier { AnyView(PreviewModified(content: $0, modifier: modifier)) })
  }
}
