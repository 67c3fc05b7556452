import Foundation
import StrataKitTesting
import Testing

@testable import StrataDeviceServices

/// The folder of a module's resources, beside the file that holds the module's code.
struct ResourceFolderTests {
  private let otherwise = URL(fileURLWithPath: "/elsewhere")

  /// Maps a file of a folder into memory, and looks for resources beside it.
  private func found(in folder: TemporaryFolder) throws -> URL {
    let library = folder.url.appending(path: "lib Shared.so")
    try Data(repeating: 1, count: 8192).write(to: library)
    let code = try Data(contentsOf: library, options: .alwaysMapped)
    return code.withUnsafeBytes { bytes in
      bytes.baseAddress.map {
        ResourceFolder.url(of: "Shelf", beside: $0, otherwise: otherwise)
      } ?? otherwise
    }
  }

  @Test func `resources beside the library of the code are found`() throws {
    let folder = try TemporaryFolder()
    let resources = folder.url.appending(path: "Strata_Shelf.resources")
    try FileManager.default.createDirectory(at: resources, withIntermediateDirectories: true)
    #expect(try found(in: folder).path == resources.path)
  }

  @Test func `a library without resources beside it gives the other folder`() throws {
    #expect(try found(in: TemporaryFolder()) == otherwise)
  }

  @Test func `an address of no file gives the other folder`() {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 1 << 20, alignment: 1)
    defer { memory.deallocate() }
    #expect(ResourceFolder.url(of: "Shelf", beside: memory, otherwise: otherwise) == otherwise)
  }
}
