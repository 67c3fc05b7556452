import Foundation
import StrataKitTesting
import Testing

@testable import StrataDeviceServices

/// Tests of the folder of a module's resources, next to the file that holds the module's code.
struct ResourceFolderTests {
  private let otherwise = URL(fileURLWithPath: "/elsewhere")

  /// Maps a file of a folder into memory, and returns the resource folder that is found for its
  /// code.
  private func found(in folder: TemporaryFolder) throws -> URL {
    let library = folder.url.appending(path: "lib Shared.so")
    let size = 8192
    try Data(repeating: 1, count: size).write(to: library)
    let file = try FileHandle(forReadingFrom: library)
    // Foundation reads a file as small as this one instead of mapping it.
    let code = try #require(mmap(nil, size, PROT_READ, MAP_PRIVATE, file.fileDescriptor, 0))
    defer { munmap(code, size) }
    return ResourceFolder.url(of: "Shelf", beside: code, otherwise: otherwise)
  }

  @Test func `a library's resources are found in the resources folder beside the library`() throws {
    let folder = try TemporaryFolder()
    let resources = folder.url.appending(path: "Strata_Shelf.resources")
    try FileManager.default.createDirectory(at: resources, withIntermediateDirectories: true)
    #expect(try found(in: folder).path == resources.path)
  }

  @Test func `a library without a resources folder beside it uses the fallback folder`() throws {
    #expect(try found(in: TemporaryFolder()) == otherwise)
  }

  @Test func `code that belongs to no library file uses the fallback resource folder`() {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 1 << 20, alignment: 1)
    defer { memory.deallocate() }
    #expect(ResourceFolder.url(of: "Shelf", beside: memory, otherwise: otherwise) == otherwise)
  }
}
