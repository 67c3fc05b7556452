import Foundation
import StrataViewTree

/// The previews of a program, instead of the app itself.
///
/// `/previews` shows them all, `/previews/MODULE/FILE/NAME` one in every look beside each other, and
/// `/previews/MODULE/FILE/NAME/light` (`dark`, `large`, `rtl`) one look alone: a window with a session
/// of its own. Below that are the addresses that the preview itself uses.
final class PreviewGallery: Sendable {
  static let root = "/previews"
  /// A page, or a part of the gallery, that an address leads to.
  enum Place {
    case index
    case preview(Int)
    case window(PreviewEntry, PreviewLook)
  }

  let appName: String
  let entries: [PreviewEntry]
  /// The galleries of other programs, with their addresses.
  let others: [(name: String, address: String)]
  /// Tells one run of the program from the next: open pages load again after a build.
  let build = SecretKey.token()

  /// - Parameter galleries: Every program that is served beside this one, itself too, a line each:
  ///   `Counter http://127.0.0.1:8080/previews`.
  @MainActor init(_ application: Application, galleries: String? = nil) {
    appName = application.name
    entries = PreviewEntry.entries(application.previews())
    others = (galleries ?? "").split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard words.count == 2, words[1].hasPrefix("http://") else { return nil }
      return (String(words[0]), String(words[1]))
    }
  }

  /// What an address leads to; `nil` where there is nothing.
  func place(_ path: String) -> Place? {
    let decoded = path.removingPercentEncoding ?? path
    let parts = decoded.prefix { $0 != "?" }.split(separator: "/")
    guard parts.first == "previews" else { return nil }
    if parts.count == 1 { return .index }
    let address = "/" + parts.prefix(4).joined(separator: "/")
    guard let number = entries.firstIndex(where: { $0.address == address }) else { return nil }
    if parts.count == 4 { return .preview(number) }
    return PreviewLook(rawValue: String(parts[4])).map { .window(entries[number], $0) }
  }

  /// The preview and the look of a window's address.
  func window(_ path: String) -> (entry: PreviewEntry, look: PreviewLook)? {
    guard case .window(let entry, let look) = place(path) else { return nil }
    return (entry, look)
  }

  /// The gallery as an app: each of its windows shows one preview in one look.
  @MainActor var application: Application {
    Application(name: appName) { window in
      guard case .window(let entry, let look) = self.place(window.location.url) else {
        // A page that was open while the preview was taken out of the source.
        window.location.isRefused = true
        return
      }
      // As the browser spells it.
      let parts = window.location.url.prefix { $0 != "?" }.split(separator: "/").prefix(5)
      window.location.move(below: "/" + parts.joined(separator: "/"))
      window.language = look.language ?? window.language
      entry.preview.mount(window, look)
    }
  }
}

extension PreviewLook {
  var title: String {
    switch self {
    case .light: "Light"
    case .dark: "Dark"
    case .large: "Large text"
    case .rtl: "Right to left"
    }
  }

  /// The language that the look asks for.
  var language: String? { self == .rtl ? "ar" : nil }

  /// What the look asks of the page itself.
  var rules: String { self == .large ? "html{font-size:200%}" : "" }
}

extension String {
  /// As a browser writes a path.
  var percentEncoded: String {
    addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? self
  }
}
