public import Foundation
import StrataSignals

/// The folder of a new project, which must not exist yet.
public struct ProjectFolder: Sendable {
  let folder: URL

  /// Creates the description of a folder.
  ///
  /// - Parameter folder: the project's folder; its parent must exist.
  public init(_ folder: URL) { self.folder = folder.standardizedFileURL }

  /// Writes all files or none: they are written next to the folder under a hidden name, which is
  /// then renamed. Ctrl-C is deferred until that is done.
  ///
  /// - Throws: ``InputError`` if the folder exists already or cannot be written.
  public func write(_ files: [ProjectFile]) throws(InputError) {
    try check()
    let staging = self.staging(of: ProcessInfo.processInfo.processIdentifier)
    removeAbandoned()
    do {
      try Interruptions.held {
        do {
          for file in files { try write(file, into: staging) }
          try FileManager.default.moveItem(at: staging, to: folder)
        } catch {
          try? FileManager.default.removeItem(at: staging)
          throw error
        }
      }
    } catch {
      try check()
      throw InputError("folder", folder.path, "cannot be written: \(Self.reason(error))")
    }
  }

  /// Checks that the project can be created.
  ///
  /// - Throws: ``InputError`` if it cannot.
  public func check() throws(InputError) {
    if (try? FileManager.default.attributesOfItem(atPath: folder.path)) != nil {
      throw InputError("folder", folder.path, "already exists; choose another or move it away")
    }
    let parent = folder.deletingLastPathComponent()
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: parent.path, isDirectory: &isFolder) else {
      throw InputError("folder", parent.path, "does not exist")
    }
    guard isFolder.boolValue else { throw InputError("folder", parent.path, "is a file") }
  }

  private func write(_ file: ProjectFile, into staging: URL) throws {
    let place = staging.appending(path: file.path)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try file.data.write(to: place)
  }

  // MARK: What an interrupted run left

  private var prefix: String { ".\(folder.lastPathComponent).new-" }

  private func staging(of process: Int32) -> URL {
    folder.deletingLastPathComponent().appending(path: "\(prefix)\(process)")
  }

  /// Removes the leftovers of interrupted runs; a process that still runs keeps its files.
  private func removeAbandoned() {
    let parent = folder.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
    for name in names where name.hasPrefix(prefix) {
      guard let process = Int32(name.dropFirst(prefix.count)) else { continue }
      let isAlive = kill(process, 0) == 0 && process != ProcessInfo.processInfo.processIdentifier
      if !isAlive { try? FileManager.default.removeItem(at: parent.appending(path: name)) }
    }
  }

  private static func reason(_ error: any Error) -> String {
    let inner = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    return (inner ?? error as NSError).localizedDescription
  }
}
