public import Foundation

extension LocalizedStringResource {
  /// Where the catalog of a resource lies. Same as Apple's.
  public enum BundleDescription: Sendable {
    /// The app's own bundle.
    case main
    /// The bundle that holds a class; for a SwiftPM module prefer `.atURL(Bundle.module.bundleURL)`.
    case forClass(AnyClass)
    /// A bundle by its place.
    case atURL(URL)

    /// The bundle itself; the main one where nothing lies at the URL.
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
