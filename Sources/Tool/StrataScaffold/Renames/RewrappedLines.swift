import Foundation

/// The lines of a renamed source whose breaks depend on the length of names, laid out as they are
/// generated for the new name.
///
/// Lines that differ from the generated ones in more than white space are never changed, and lines
/// that a person laid out in another way only if they become too long.
struct RewrappedLines {
  /// Lines as they are generated for the old and for the new name.
  private typealias Part = (old: String, new: String)

  let subject: RenameSubject
  /// The keys of the String Catalog before the change.
  let keys: [String]

  /// Returns a renamed text with the line breaks of the new names.
  ///
  /// - Parameters:
  ///   - text: the text with the new names.
  ///   - before: the text before the change.
  ///   - path: the path before the change.
  func rewrapped(_ text: String, from before: String, at path: String) -> String {
    if path.hasSuffix("/DIContainer.swift") {
      return Self.composing(before) == before || text.hasLongLine ? Self.composing(text) : text
    }
    let parts =
      path.hasSuffix("/Localizable+Symbols.swift")
      ? declarations : path.hasSuffix("ViewModel.swift") ? models : []
    return parts.reduce(text) { text, part in
      text.replacing(like: part.new, always: before.utf8.firstRange(of: part.old.utf8) != nil)
    }
  }

  /// The declarations of the renamed symbols.
  private var declarations: [Part] {
    func declaration(_ key: String) -> String {
      Word(key: key, text: "").declaration(width: NewProject.width)
        .replacing("\n", with: "\n    ")
    }
    return subject.features.flatMap { feature in
      keys.filter { $0.hasPrefix("\(feature).") }.map { key in
        (declaration(key), declaration(subject.renamed(feature) + key.dropFirst(feature.count)))
      }
    }
  }

  /// The functions that create the view model of a screen of one, in each variant.
  private var models: [Part] {
    guard subject.isEntity, subject.layout.hasDetails, subject.layout != .featureFirst else {
      return []
    }
    return subject.features.flatMap { feature in
      [(true, true), (true, false), (false, true), (false, false)].compactMap { variant in
        guard let old = model(of: subject.old, feature, variant),
          let new = model(of: subject.new, subject.renamed(feature), variant)
        else { return nil }
        return (old, new)
      }
    }
  }

  private func model(
    of name: TypeName, _ feature: String, _ variant: (isEdited: Bool, hasReplace: Bool)
  ) -> String? {
    guard var entity = try? Entity(name, fields: [Field("name:String")]) else { return nil }
    (entity.feature, entity.isEdited) = (feature, variant.isEdited)
    let lines = subject.layout.newModel(entity, in: "", hasReplace: variant.hasReplace)
      .split(separator: "\n")
    return lines.dropFirst().dropLast().joined(separator: "\n").trimmingCharacters(in: .whitespaces)
  }

  /// Returns a container's source with the list of its use cases in lines that are full, if they
  /// were broken between use cases only.
  private static func composing(_ text: String) -> String {
    let start = "typealias AllUseCases = "
    guard let head = text.firstRange(of: start) else { return text }
    let rest = text[head.upperBound...]
    let lines = rest.split(separator: "\n", omittingEmptySubsequences: false)
    let more = lines.dropFirst().prefix { $0.drop(while: \.isWhitespace).hasPrefix("& ") }
    let part = ([lines[0]] + more).joined(separator: "\n")
    let names = part.split(separator: "&").map { name in
      name.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    guard names.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber } }) else { return text }
    var column = start.count
    let full = names.enumerated().map { index, name in
      let fits = column + name.count + 3 <= NewProject.width
      column = index == 0 ? column + name.count : fits ? column + name.count + 3 : name.count + 6
      return index == 0 ? name : fits ? " & \(name)" : "\n    & \(name)"
    }.joined()
    return text.replacingCharacters(
      in: head.upperBound..<text.index(head.upperBound, offsetBy: part.count), with: full)
  }
}

extension String {
  /// A Boolean value that indicates whether a line is longer than those that are generated.
  fileprivate var hasLongLine: Bool {
    split(separator: "\n").contains { $0.count > NewProject.width }
  }

  /// Returns the text with a part in place of the first one that differs from it in white space
  /// only; the same text if there is none.
  ///
  /// - Parameters:
  ///   - part: the part.
  ///   - always: whether the part is also replaced if none of its lines is too long.
  fileprivate func replacing(like part: String, always: Bool) -> String {
    let blanks: Set<UInt8> = [UInt8(ascii: " "), UInt8(ascii: "\n")]
    let wanted = part.utf8.filter { !blanks.contains($0) }
    let places = utf8.indices.filter { !blanks.contains(utf8[$0]) }
    guard let match = places.map({ utf8[$0] }).firstRange(of: wanted), !wanted.isEmpty else {
      return self
    }
    let range = places[match.lowerBound]..<utf8.index(after: places[match.upperBound - 1])
    guard always || String(self[lineRange(for: range)]).hasLongLine else { return self }
    return replacingCharacters(in: range, with: part)
  }
}
