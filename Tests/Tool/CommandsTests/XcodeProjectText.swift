/// `project.pbxproj` files in Xcode's old and new formats.
enum XcodeProjectText {
  /// Returns a project with a group for each folder, a reference for each file, and a build phase
  /// that lists them.
  static func groups(_ paths: [String]) -> String {
    var objects: [String] = []
    let folders = Set(
      paths.flatMap { path -> [String] in
        let parts = path.split(separator: "/").dropLast()
        return parts.indices.map { parts[...$0].joined(separator: "/") }
      }
    ).sorted()
    let identifiers = Dictionary(
      uniqueKeysWithValues: (paths + folders).enumerated().map { ($1, identifier($0)) })
    func children(of folder: String) -> String {
      (folders + paths).filter { parent(of: $0) == folder }.compactMap { identifiers[$0] }
        .joined(separator: ", ")
    }
    for folder in folders {
      objects.append(
        "\(identifiers[folder] ?? "") = {isa = PBXGroup; children = (\(children(of: folder)), ); path = \(name(of: folder)); sourceTree = \"<group>\"; };"
      )
    }
    for (number, path) in paths.enumerated() {
      let file = identifiers[path] ?? ""
      objects.append(
        "\(file) /* \(name(of: path)) */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = \"\(name(of: path))\"; sourceTree = \"<group>\"; };"
      )
      objects.append("\(identifier(number + 5_000)) = {isa = PBXBuildFile; fileRef = \(file); };")
    }
    let built = paths.indices.map { identifier($0 + 5_000) }.joined(separator: ", ")
    objects += [
      "\(identifier(9_001)) = {isa = PBXGroup; children = (\(children(of: "")), ); sourceTree = \"<group>\"; };",
      "\(identifier(9_002)) = {isa = PBXSourcesBuildPhase; buildActionMask = 2147483647; files = (\(built), ); };",
      target("fileSystemSynchronizedGroups = ();"),
    ]
    return whole(objects, version: 56)
  }

  /// Returns a project with groups that have a name and no folder: all files are in one folder.
  static func namedGroups(_ folder: String, _ files: [(group: String, file: String)]) -> String {
    var objects: [String] = []
    for (number, one) in files.enumerated() {
      objects += [
        "\(identifier(number)) = {isa = PBXFileReference; path = \"\(one.file)\"; sourceTree = \"<group>\"; };",
        "\(identifier(number + 5_000)) = {isa = PBXBuildFile; fileRef = \(identifier(number)); };",
        "\(identifier(number + 7_000)) = {isa = PBXGroup; children = (\(identifier(number)), ); name = \(one.group); sourceTree = \"<group>\"; };",
      ]
    }
    let groups = files.indices.map { identifier($0 + 7_000) }.joined(separator: ", ")
    let built = files.indices.map { identifier($0 + 5_000) }.joined(separator: ", ")
    objects += [
      "\(identifier(8_001)) = {isa = PBXGroup; children = (\(groups), ); path = \(folder); sourceTree = \"<group>\"; };",
      "\(identifier(9_001)) = {isa = PBXGroup; children = (\(identifier(8_001)), ); sourceTree = \"<group>\"; };",
      "\(identifier(9_002)) = {isa = PBXSourcesBuildPhase; buildActionMask = 2147483647; files = (\(built), ); };",
      target("fileSystemSynchronizedGroups = ();"),
    ]
    return whole(objects, version: 56)
  }

  /// Returns a project with one synchronized folder.
  static func synchronized(_ folder: String) -> String {
    whole(
      [
        "\(identifier(9_003)) = {isa = PBXFileSystemSynchronizedRootGroup; path = \(folder); sourceTree = \"<group>\"; };",
        "\(identifier(9_001)) = {isa = PBXGroup; children = (\(identifier(9_003)), ); sourceTree = \"<group>\"; };",
        "\(identifier(9_002)) = {isa = PBXSourcesBuildPhase; files = (); };",
        target("fileSystemSynchronizedGroups = (\(identifier(9_003)), );"),
      ], version: 77)
  }

  private static func target(_ groups: String) -> String {
    "\(identifier(9_004)) = {isa = PBXNativeTarget; name = Shop; buildPhases = (\(identifier(9_002)), ); \(groups) productType = \"com.apple.product-type.application\"; };"
  }

  private static func whole(_ objects: [String], version: Int) -> String {
    """
    // !$*UTF8*$!
    {
    \tarchiveVersion = 1;
    \tclasses = {
    \t};
    \tobjectVersion = \(version);
    \tobjects = {
    \t\t\(objects.joined(separator: "\n\t\t"))
    \t\t\(identifier(9_000)) /* Project object */ = {isa = PBXProject; mainGroup = \(identifier(9_001)); targets = (\(identifier(9_004)), ); };
    \t};
    \trootObject = \(identifier(9_000)) /* Project object */;
    }

    """
  }

  /// Returns an identifier of twenty-four digits, as Xcode's.
  private static func identifier(_ number: Int) -> String {
    let digits = String(number, radix: 16, uppercase: true)
    return "4A" + String(repeating: "0", count: 22 - digits.count) + digits
  }

  private static func parent(of path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }

  private static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
