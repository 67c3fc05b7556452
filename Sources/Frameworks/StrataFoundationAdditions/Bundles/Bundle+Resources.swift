public import Foundation

// SwiftPM puts a target's resources beside the program, where Foundation does not look for those of
// the main bundle. The compiler prefers these methods, whose name is not optional, to Foundation's.

extension Bundle {
  /// Returns the URL of a resource; `nil` if there is none. In the main bundle it is a resource of
  /// the program's target.
  ///
  ///     Bundle.main.url(forResource: "trips", withExtension: "json")
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - ext: The extension of the file; `nil` or empty if the name contains it.
  public func url(forResource name: String, withExtension ext: String?) -> URL? {
    let name: String? = name
    if let known = url(forResource: name, withExtension: ext) { return known }
    return self === Bundle.main ? MainBundle.resource(name ?? "", extension: ext) : nil
  }

  /// Returns the URL of a resource in a folder of the bundle; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - name: The name of the resource.
  ///   - ext: The extension of the file; `nil` if the name contains it.
  ///   - subpath: The folder in the bundle; `nil` for the folder of resources.
  public func url(
    forResource name: String, withExtension ext: String?, subdirectory subpath: String?
  ) -> URL? {
    let optional: String? = name
    if let known = url(forResource: optional, withExtension: ext, subdirectory: subpath) {
      return known
    }
    guard self === Bundle.main else { return nil }
    let path = [subpath, name].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "/")
    return MainBundle.resource(path, extension: ext)
  }

  /// Returns the path of a resource; `nil` if there is none. In the main bundle it is a resource of
  /// the program's target.
  ///
  /// - Parameters:
  ///   - name: The name of the resource.
  ///   - ext: The extension of the file; `nil` if the name contains it.
  public func path(forResource name: String, ofType ext: String?) -> String? {
    url(forResource: name, withExtension: ext)?.path
  }

  /// Returns the path of a resource in a folder of the bundle; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - name: The name of the resource.
  ///   - ext: The extension of the file; `nil` if the name contains it.
  ///   - subpath: The folder in the bundle; `nil` for the folder of resources.
  public func path(
    forResource name: String, ofType ext: String?, inDirectory subpath: String?
  ) -> String? {
    url(forResource: name, withExtension: ext, subdirectory: subpath)?.path
  }

  /// Returns the URLs of the resources with an extension. In the main bundle they are those of the
  /// program's target, or of the program's folder if the target has none.
  ///
  /// - Parameters:
  ///   - ext: The extension of the files; `nil` for all files.
  ///   - subpath: The folder in the bundle; `nil` for the folder of resources.
  public func urls(forResourcesWithExtension ext: String, subdirectory subpath: String?) -> [URL]? {
    let own =
      self === Bundle.main ? MainBundle.resources(extension: ext, subdirectory: subpath) : []
    if !own.isEmpty { return own }
    let ext: String? = ext
    let known: [NSURL]? = urls(forResourcesWithExtension: ext, subdirectory: subpath)
    return known?.map { $0 as URL }
  }
}
