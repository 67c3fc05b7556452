/// The members of an `.xcworkspace`.
///
///     XcodeWorkspace(text: text).members    // ["Trips.xcodeproj", "Packages/Kit"]
public struct XcodeWorkspace: Equatable, Sendable {
  /// The paths of projects, packages and files, from the folder that holds the workspace; those
  /// that begin with `/` are absolute.
  public var members: [String] = []

  /// Reads the text of a `contents.xcworkspacedata`.
  ///
  /// Its XML is read by its tags: Foundation's parser would load a library into each check.
  public init(text: String) {
    var groups: [String] = []
    for tag in text.matches(of: /<(\/?)(Group|FileRef)\b([^>]*)>/) {
      let isEmpty = tag.3.hasSuffix("/")
      guard tag.1.isEmpty else {
        if tag.2 == "Group" { _ = groups.popLast() }
        continue
      }
      let place = Self.place(String(tag.3), in: groups.last ?? "")
      if tag.2 == "FileRef" {
        if let place { members.append(place) }
      } else if !isEmpty {
        groups.append(place ?? groups.last ?? "")
      }
    }
  }

  /// Returns the path of a location such as `group:Packages/Kit`; `nil` if it is of another kind.
  private static func place(_ attributes: String, in group: String) -> String? {
    guard let match = attributes.firstMatch(of: /location\s*=\s*"([a-z]+):([^"]*)"/) else {
      return nil
    }
    let path = String(match.2).replacing("&amp;", with: "&").replacing("&quot;", with: "\"")
    return switch match.1 {
    case "group": [group, path].filter { !$0.isEmpty }.joined(separator: "/")
    case "container", "absolute": path
    default: nil
    }
  }
}
