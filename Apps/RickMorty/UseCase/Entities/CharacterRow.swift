/// An entry of a page: a character, or the reason why it cannot be read.
struct CharacterRow: Decodable {
  let character: CharacterResponse?
  let problem: UnreadableCharacter?
  let error: DecodingError?

  init(from decoder: any Decoder) throws {
    do {
      character = try CharacterResponse(from: decoder)
      problem = nil
      error = nil
    } catch let error as DecodingError {
      character = nil
      self.error = error
      problem = UnreadableCharacter(
        error, from: decoder.codingPath, whole: try? JSONPart(from: decoder))
    }
  }
}
