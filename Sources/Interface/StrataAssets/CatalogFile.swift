/// A `Contents.json` of an asset catalog, as Xcode writes it.
package struct CatalogFile: Decodable {
  var images: [Image]?
  var colors: [Color]?
  var symbols: [Image]?
  var properties: Properties?

  struct Image: Decodable {
    var filename: String?
    var idiom: String?
    var scale: String?
    var appearances: [Appearance]?

    /// The name of a file in the folder; `nil` if the entry names none, or one elsewhere.
    var file: String? { filename.flatMap { $0.utf8.contains(UInt8(ascii: "/")) ? nil : $0 } }
  }

  struct Color: Decodable {
    var idiom: String?
    var color: Value?
    var appearances: [Appearance]?

    struct Value: Decodable {
      var space: String?
      var components: [String: String]?
      var reference: String?

      enum CodingKeys: String, CodingKey {
        case space = "color-space"
        case components, reference
      }
    }
  }

  struct Appearance: Decodable {
    var appearance: String?
    var value: String?
  }

  struct Properties: Decodable {
    var intent: String?
    var namespaced: Bool?

    enum CodingKeys: String, CodingKey {
      case intent = "template-rendering-intent"
      case namespaced = "provides-namespace"
    }
  }
}

extension [CatalogFile.Appearance]? {
  /// A Boolean value that indicates whether the entry is for dark mode; `nil` if it is for another
  /// trait, such as contrast.
  var isDark: Bool? {
    guard let appearances = self, !appearances.isEmpty else { return false }
    guard appearances.count == 1, appearances[0].appearance == "luminosity" else { return nil }
    return appearances[0].value == "dark"
  }
}
