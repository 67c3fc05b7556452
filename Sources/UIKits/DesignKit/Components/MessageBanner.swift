public import SwiftUI

/// A message above the page's content and about it, with a title, lines of smaller text, and a
/// retry button.
///
///     MessageBanner(title: Text("Showing cached data"), systemImage: "clock") {
///       Text("5 minutes old")
///     }
public struct MessageBanner<Lines: View>: View {
  private let title: Text
  private let systemImage: String
  private let tint: Color
  private let lines: Lines
  private let retry: Retry?

  /// Creates a message above the page's content and about it, with a title, lines of smaller text,
  /// and a retry button.
  ///
  /// - Parameters:
  ///   - title: The text of the title.
  ///   - systemImage: The name of an SF Symbol.
  ///   - tint: The tint of the surface.
  ///   - lines: The smaller text below the title.
  ///   - retry: A function that is called when the person presses Retry; `nil` shows no button.
  public init(
    title: Text, systemImage: String, tint: Color = .orange, @ViewBuilder lines: () -> Lines,
    retry: () -> Retry? = { nil }
  ) {
    self.title = title
    self.systemImage = systemImage
    self.tint = tint
    self.lines = lines()
    self.retry = retry()
  }

  /// The message on a card.
  public var body: some View {
    HStack(spacing: Space.medium) {
      Image(systemName: systemImage)
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: Space.hair) {
        title
          .fontWeight(.medium)
        lines
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      if let retry {
        Spacer()
        retry
      }
    }
    .card(tint)
  }
}
