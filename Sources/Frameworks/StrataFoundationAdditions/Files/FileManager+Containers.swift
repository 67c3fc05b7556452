public import Foundation

extension FileManager {
  /// Returns the folder that the apps of a group share: a folder with the group's name among the
  /// user's application data, which is created when it is first requested.
  ///
  /// - Returns: `nil` if the name cannot be that of a folder, or if the folder cannot be created.
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

  /// The token of the person's iCloud account: always `nil`, as for a person who has no account.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// Returns the folder in the person's iCloud: always `nil`, as for a person who has no account.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
}
