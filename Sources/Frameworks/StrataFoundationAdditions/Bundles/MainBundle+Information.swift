import Foundation

extension MainBundle {
  /// Adds the entries of the `Info.plist` among the target's resources to those of the main bundle,
  /// so that `Bundle.main.infoDictionary` and `bundleIdentifier` are the same as on Apple's
  /// platforms.
  ///
  /// The host calls it before the app's code runs. Later calls have no effect.
  package static func adoptInformation() { _ = isAdopted }

  private static let isAdopted: Bool = {
    let own = information(in: folders)
    guard !own.isEmpty, let main = mainBundle(), let known = entries(of: main) else {
      return false
    }
    for (key, value) in own where Bundle.main.object(forInfoDictionaryKey: key) == nil {
      setValue(known, NSString(string: key), value)
    }
    return true
  }()

  /// Returns the entries of the first `Info.plist` that an app's author wrote. SwiftPM puts another
  /// one, which contains only the language, into a target's resources.
  static func information(in folders: [URL]) -> [String: AnyObject] {
    let lists = folders.flatMap(places).compactMap { folder -> [String: AnyObject]? in
      guard let data = try? Data(contentsOf: folder.appending(path: "Info.plist")) else {
        return nil
      }
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
      return (list as? [String: Any])?.compactMapValues(object)
    }
    return lists.max { $0.count < $1.count } ?? [:]
  }

  /// Returns a property list's value as an object that Core Foundation accepts.
  private static func object(_ value: Any) -> AnyObject? {
    switch value {
    case let value as String: NSString(string: value)
    case let value as NSNumber: value
    case let value as Date: value as NSDate
    case let value as Data: NSData(data: value)
    case let value as [Any]: NSArray(array: value)
    case let value as [String: Any]: NSDictionary(dictionary: value)
    default: nil
    }
  }
}

// Foundation on Linux contains Core Foundation, whose dictionary of a bundle's entries can be
// changed; Swift's `Bundle` has no way to do that.

@_silgen_name("CFBundleGetMainBundle")
private func mainBundle() -> OpaquePointer?

@_silgen_name("CFBundleGetInfoDictionary")
private func entries(of bundle: OpaquePointer) -> OpaquePointer?

@_silgen_name("CFDictionarySetValue")
private func setValue(_ dictionary: OpaquePointer, _ key: AnyObject, _ value: AnyObject)
