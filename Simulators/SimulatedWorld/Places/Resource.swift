import Foundation

/// Access to the resource files of the module.
enum Resource {
  static func url(_ name: String) throws -> URL {
    guard let url = Bundle.module.url(forResource: "Resources/\(name)", withExtension: nil) else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: "Resources/\(name)"])
    }
    return url
  }
}
