/// The letters that the keyboard capitalizes, under UIKit's names.
///
/// Same as Apple's.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// No letters are capitalized while a person types.
  case none
  /// The first letter of each word is capitalized.
  case words
  /// The first letter of each sentence is capitalized.
  case sentences
  /// All letters are capitalized.
  case allCharacters

  var name: String {
    switch self {
    case .none: "none"
    case .words: "words"
    case .sentences: "sentences"
    case .allCharacters: "characters"
    }
  }
}
