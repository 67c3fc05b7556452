public import Foundation

extension LocalizedStringResource {
  /// The bundle of a resource's catalog. Same as Apple's.
  public enum BundleDescription: Sendable {
    /// The app's main bundle.
    case main
    /// The bundle that contains a class; for a SwiftPM module prefer
    /// `.atURL(Bundle.module.bundleURL)`.
    case forClass(AnyClass)
    /// The bundle at a URL.
    case atURL(URL)

    /// The bundle; the main bundle if there is none at the URL.
    var bundle: Bundle {
      switch self {
      case .main: .main
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): BundleStore.bundle(at: url) ?? .main
      }
    }
  }
}

extension LocalizedStringResource.BundleDescription: Equatable, Codable {
  public static func == (left: Self, right: Self) -> Bool {
    if case .atURL(let left) = left, case .atURL(let right) = right, left == right { return true }
    return left.bundle.bundleURL == right.bundle.bundleURL
  }

  public init(from decoder: any Decoder) throws {
    let url = try decoder.singleValueContainer().decode(URL.self)
    self = url == Bundle.main.bundleURL ? .main : .atURL(url)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(bundle.bundleURL)
  }
}

extension LocalizedStringResource {
  /// Returns the text with a token in place of each text value, and these values. So Markdown in
  /// the text can be distinguished from the same characters in a value.
  package func resolvedApart(
    in reader: Locale, token: (Int) -> String
  ) -> (words: String, values: [String]) {
    var value = defaultValue
    var texts: [String] = []
    for (index, argument) in value.arguments.enumerated() {
      guard let text = argument.text(in: reader) else { continue }
      value.arguments[index] = .text(token(texts.count))
      texts.append(text)
    }
    let words = value.resolved(
      key: key, table: table, bundle: bundle.bundle,
      languages: [reader.identifier(.bcp47)], locale: reader)
    return (words, texts)
  }
}

extension LocalizationArgument {
  fileprivate func text(in reader: Locale) -> String? {
    switch self {
    case .text(let text): text
    case .resource(let resource):
      resource.resolved(languages: [reader.identifier(.bcp47)], locale: reader)
    case .integer, .unsigned, .number: nil
    }
  }
}
