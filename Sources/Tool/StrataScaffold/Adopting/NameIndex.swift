/// An index of texts by the names in them, so that a search need not look at each text.
struct NameIndex: Sendable {
  private var texts: [String: [String]] = [:]

  /// Creates the index of some texts.
  ///
  /// - Parameter part: returns the part of a text that is searched, such as the name of a path's
  ///   file.
  init(_ texts: [String], by part: (String) -> String = { $0 }) {
    for text in texts {
      for piece in Self.pieces(of: part(text)) { self.texts[piece, default: []].append(text) }
    }
  }

  /// Returns the texts that may have a form of a name at the limits of words, sorted. All that
  /// ``NameReplacement`` would find are among them; the letters' case is not compared.
  func texts(naming forms: NameForms) -> [String] {
    Set(forms.all.flatMap { texts[$0.lowercased()] ?? [] }).sorted()
  }

  /// Returns the pieces of a text that begin and end at the limits of words, in lower case.
  private static func pieces(of text: String) -> Set<String> {
    let letters = Array(text)
    let starts = letters.indices.filter { index in
      index == 0 || letters[index].isUppercase
        || !(letters[index - 1].isLetter || letters[index - 1].isNumber)
    }
    let ends = (1..<letters.count + 1).filter { index in
      index == letters.count || !(letters[index].isLetter && letters[index].isLowercase)
    }
    return starts.reduce(into: []) { pieces, start in
      for end in ends where end > start {
        pieces.insert(String(letters[start..<end]).lowercased())
      }
    }
  }
}
