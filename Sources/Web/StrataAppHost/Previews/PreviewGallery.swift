import Foundation
import StrataViewTree

/// The previews of a program, instead of the app itself.
///
/// `/previews` lists them all, `/previews/MODULE/FILE/NAME` shows one in every look side by side,
/// and `/previews/MODULE/FILE/NAME/light` (`dark`, `large`, `rtl`) one look alone, as a window with
/// a separate session. The addresses below that path belong to the preview itself.
final class PreviewGallery: Sendable {
  static let root = "/previews"
  /// A page of the gallery, or a window of a preview.
  enum Place {
    case index
    case preview(Int)
    case window(PreviewEntry, PreviewLook)
  }

  let appName: String
  let entries: [PreviewEntry]
  /// The galleries of other programs, with their URLs.
  let others: [(name: String, address: String)]
  /// The identifier of this run of the program. Open pages reload when it changes.
  let build = SecretKey.token()

  /// Creates the gallery of an app.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - galleries: The galleries that are served together, including this one, one per line:
  ///     `Counter http://127.0.0.1:8080/previews`.
  @MainActor init(_ application: Application, galleries: String? = nil) {
    appName = application.name
    entries = PreviewEntry.entries(application.previews())
    others = (galleries ?? "").split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard words.count == 2, words[1].hasPrefix("http://") else { return nil }
      return (String(words[0]), String(words[1]))
    }
  }

  /// Returns the page or window at a path; `nil` if there is none.
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

  /// Returns the preview and the look at a window's path.
  func window(_ path: String) -> (entry: PreviewEntry, look: PreviewLook)? {
    guard case .window(let entry, let look) = place(path) else { return nil }
    return (entry, look)
  }

  /// The gallery as an app: each of its windows shows one preview in one look.
  @MainActor var application: Application {
    Application(name: appName) { window in
      guard case .window(let entry, let look) = self.place(window.location.url) else {
        // The preview was removed from the source while its page was open.
        window.location.isRefused = true
        return
      }
      // Keep the browser's spelling.
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

  /// The language in which the look shows the app; `nil` for the visitor's.
  var language: String? { self == .rtl ? "ar" : nil }

  /// The CSS rules of the look for the whole page.
  var rules: String { self == .large ? "html{font-size:200%}" : "" }
}

extension String {
  /// The string with percent-encoding for the characters that a URL's path does not allow.
  var percentEncoded: String {
    addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? self
  }
}
