public import UseCase

/// A character as a row of a list that may begin anew.
///
///     ForEach(model.rows) { FeedRow(character: $0.character, model: model) }
///
/// After a refresh the same character is another row: a row says only once that it came into sight.
public struct ListedCharacter: Identifiable, Sendable {
  public struct ID: Hashable, Sendable, CustomStringConvertible {
    let list: Int
    let character: Int

    public var description: String { "\(list).\(character)" }
  }

  public let id: ID
  public let character: CharacterAdapter

  init(_ character: CharacterAdapter, list: Int) {
    id = ID(list: list, character: character.id)
    self.character = character
  }
}
