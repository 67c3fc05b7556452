import StrataViewTree

/// One preview of the gallery, with an address of its own.
struct PreviewEntry: Sendable {
  let preview: ApplicationPreview
  /// What it is called where it has no name of its own.
  let title: String
  /// `/previews/App/Home/home-loading`, not encoded.
  let address: String

  func address(_ look: PreviewLook) -> String { "\(address)/\(look.rawValue)" }

  /// Where it was written, as a person reads it.
  var origin: String {
    let file = "\(preview.module)/\(preview.place)"
    return preview.line.map { "\(file).swift:\($0)" } ?? file
  }

  /// Gives each preview an address that is like no other's.
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

  /// Letters and digits as they are, everything else as dashes: `home-loading`.
  private static func slug(_ text: String) -> String {
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return words.isEmpty ? "preview" : words.joined(separator: "-")
  }
}
