import StrataViewTree

/// A preview of the gallery and its address.
struct PreviewEntry: Sendable {
  let preview: ApplicationPreview
  /// The preview's name, or a substitute if it has none.
  let title: String
  /// The preview's path, not encoded: `/previews/App/Home/home-loading`.
  let address: String

  func address(_ look: PreviewLook) -> String { "\(address)/\(look.rawValue)" }

  /// The preview's source location, as text.
  var origin: String {
    let file = "\(preview.module)/\(preview.place)"
    return preview.line.map { "\(file).swift:\($0)" } ?? file
  }

  /// Returns the entries of previews, each with a unique address.
  static func entries(_ previews: [ApplicationPreview]) -> [PreviewEntry] {
    var seen: [String: Int] = [:]
    return previews.map { preview in
      let folder = "\(PreviewGallery.root)/\(preview.module)/\(slug(preview.place))"
      let title = preview.name ?? preview.line.map { "Line \($0)" } ?? "Preview"
      let address = "\(folder)/\(slug(title.lowercased()))"
      seen[address, default: 0] += 1
      let number = seen[address] ?? 1
      return PreviewEntry(
        preview: preview, title: title, address: number > 1 ? "\(address)-\(number)" : address)
    }
  }

  /// Replaces everything but letters, digits and underscores by dashes: `home-loading`.
  private static func slug(_ text: String) -> String {
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return words.isEmpty ? "preview" : words.joined(separator: "-")
  }
}
