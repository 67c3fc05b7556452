public import UseCase

/// A character as a row of a list that may be rebuilt.
///
///     ForEach(model.rows) { FeedRow(character: $0.character, model: model) }
///
/// After a refresh the same character has another identity, since a row appears only once.
public struct ListedCharacter: Identifiable, Sendable {
  /// The identity of a row: its character in one build of the list.
  public struct ID: Hashable, Sendable, CustomStringConvertible {
    let list: Int
    let character: Int

    public var description: String { "\(list).\(character)" }
  }

  /// The identity of the list's row.
  public let id: ID
  /// The character to show.
  public let character: CharacterAdapter

  init(_ character: CharacterAdapter, list: Int) {
    id = ID(list: list, character: character.id)
    self.character = character
  }
}
