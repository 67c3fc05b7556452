import DesignKit
import ImageKit
public import SwiftUI
public import UseCase

/// A character's picture, or a symbol if there is none or it fails to load.
public struct CharacterPortrait: View {
  private let character: CharacterAdapter
  private let side: CGFloat

  /// Creates a portrait of a character.
  ///
  /// - Parameter side: The width and the height in points.
  public init(character: CharacterAdapter, side: CGFloat) {
    self.character = character
    self.side = side
  }

  public var body: some View {
    content
      .frame(width: side, height: side)
      .background(Color.gray.opacity(Surface.card))
      .clipShape(RoundedRectangle(cornerRadius: Radius.card))
      .accessibilityHidden(true)
  }

  @ViewBuilder private var content: some View {
    if let image = character.image {
      CachedAsyncImage(url: image) { phase in
        switch phase {
        case .success(let image): image.resizable().aspectRatio(contentMode: .fill)
        case .failure: symbol("exclamationmark.triangle")
        case .empty: ProgressView()
        @unknown default: EmptyView()
        }
      }
    } else {
      symbol("person.fill")
    }
  }

  private func symbol(_ name: String) -> some View {
    Image(systemName: name)
      .font(.title2)
      .foregroundStyle(.secondary)
  }
}
