public import Foundation

extension FileManager {
  /// Returns the folder that the apps of a group share: one of the group's name among the user's
  /// application data, created when first asked for.
  ///
  /// - Returns: `nil` for a name that is not a folder's, or if the folder cannot be created.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    guard !groupIdentifier.isEmpty, !groupIdentifier.hasPrefix("."),
      !groupIdentifier.contains("/")
    else { return nil }
    let folder = URL.applicationSupportDirectory.appending(path: "Group Containers")
      .appending(path: groupIdentifier)
    do {
      try createDirectory(at: folder, withIntermediateDirectories: true)
      return folder
    } catch {
      // As with Apple's, a caller learns only that there is no folder.
      return nil
    }
  }

  /// The token of a person's iCloud account; `nil`, as for a person who has none.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// Returns the folder in a person's iCloud; `nil`, as for a person who has none.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
}
