import DesignKit
public import SwiftUI
public import UseCase

/// A character as a card: portrait, name, status and last known location.
///
///     CharacterView(character: character)
public struct CharacterView: View {
  private let character: CharacterAdapter
  @Environment(\.dynamicTypeSize) private var size

  /// Creates the card of a character.
  public init(character: CharacterAdapter) { self.character = character }

  public var body: some View {
    HStack(spacing: Space.medium) {
      CharacterPortrait(character: character, side: 72)
      VStack(alignment: .leading, spacing: Space.tiny) {
        Text(verbatim: character.name)
          .font(.headline)
          .lineLimit(lines)
        StatusLine(character: character)
        Text(verbatim: character.location)
          .font(.footnote)
          .foregroundStyle(.secondary)
          .lineLimit(lines)
      }
      Spacer(minLength: Space.none)
    }
  }

  /// The maximum number of lines; no limit for accessibility text sizes.
  private var lines: Int? { size.isAccessibilitySize ? nil : 2 }
}

/// A dot in the status's colour, the status and the species.
struct StatusLine: View {
  let character: CharacterAdapter

  var body: some View {
    HStack(spacing: Space.small) {
      Circle()
        .fill(character.status.color)
        .frame(width: 8, height: 8)
        .accessibilityHidden(true)
      Text("\(character.status.title) · \(Text(verbatim: character.species))")
        .font(.subheadline)
    }
  }
}

extension CharacterStatus {
  /// The status in the reader's language; an unknown one as the service writes it.
  public var title: Text {
    switch self {
    case .alive: Text(Words.Status.alive)
    case .dead: Text(Words.Status.dead)
    case .unknown: Text(Words.Status.unknown)
    case .other(let text): Text(verbatim: text)
    }
  }

  /// The colour of the status.
  public var color: Color {
    switch self {
    case .alive: .green
    case .dead: .red
    case .unknown, .other: .gray
    }
  }
}
