import Foundation

/// The lines of a renamed source whose breaks depend on the length of names, laid out as they are
/// generated for the new name.
///
/// Only lines that differ from the generated ones in nothing but white space are changed.
struct RewrappedLines {
  let subject: RenameSubject
  /// The keys of the String Catalog before the change.
  let keys: [String]

  /// Returns a renamed text with the line breaks of the new names.
  ///
  /// - Parameters:
  ///   - text: the text with the new names.
  ///   - path: the path before the change.
  func rewrapped(_ text: String, at path: String) -> String {
    if path.hasSuffix("/DIContainer.swift") { return Self.composing(text) }
    let parts =
      path.hasSuffix("/Localizable+Symbols.swift")
      ? declarations : path.hasSuffix("ViewModel.swift") ? models : []
    return parts.reduce(text) { $0.replacing(like: $1) }
  }

  /// The declarations of the renamed symbols.
  private var declarations: [String] {
    subject.features.flatMap { feature in
      keys.filter { $0.hasPrefix("\(feature).") }.map { key in
        let word = Word(key: subject.renamed(feature) + key.dropFirst(feature.count), text: "")
        return word.declaration(width: NewProject.width).replacing("\n", with: "\n    ")
      }
    }
  }

  /// The functions that create the view model of a screen of one, in each variant.
  private var models: [String] {
    guard subject.isEntity, subject.layout.hasDetails, subject.layout != .featureFirst,
      var entity = try? Entity(subject.new, fields: [Field("name:String")])
    else { return [] }
    return subject.features.flatMap { feature in
      [true, false].map { isEdited in
        entity.feature = subject.renamed(feature)
        entity.isEdited = isEdited
        let lines = subject.layout.newModel(entity, in: "").split(separator: "\n")
        return lines.dropFirst().dropLast().joined(separator: "\n")
          .trimmingCharacters(in: .whitespaces)
      }
    }
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
  /// Returns the text with a part in place of the first one that differs from it in white space
  /// only; the same text if there is none.
  fileprivate func replacing(like part: String) -> String {
    let blanks: Set<UInt8> = [UInt8(ascii: " "), UInt8(ascii: "\n")]
    let wanted = part.utf8.filter { !blanks.contains($0) }
    let places = utf8.indices.filter { !blanks.contains(utf8[$0]) }
    guard let match = places.map({ utf8[$0] }).firstRange(of: wanted), !wanted.isEmpty else {
      return self
    }
    let (first, last) = (places[match.lowerBound], places[match.upperBound - 1])
    return replacingCharacters(in: first..<utf8.index(after: last), with: part)
  }
}
