import Foundation
import StrataKitTesting
import Testing

@testable import StrataAppHost

/// Tests of the home folders of workers that serve one device each.
@Suite struct WorkerHomesTests {
  private static let places = ["XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME", "TMPDIR"]
  private let data: TemporaryFolder
  private let homes: WorkerHomes

  init() throws {
    data = try TemporaryFolder()
    homes = WorkerHomes(in: data.url, app: "weda")
  }

  /// The folders in the data folder that belong to fronts.
  private var fronts: [String] {
    let root = data.url.appendingPathComponent("homes").path
    return (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
  }

  private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  @Test func `each worker finds its folders in its home, and all find the same data folder`() throws
  {
    let one = try #require(homes.environment(of: 1))
    let other = try #require(homes.environment(of: 2))
    for name in [DataFolder.homeVariable, "CFFIXED_USER_HOME"] + Self.places {
      let place = try #require(one[name])
      #expect(exists(place), "\(name)")
      #expect(place.hasPrefix(try #require(one[DataFolder.homeVariable])), "\(name)")
      #expect(place != other[name], "\(name)")
    }
    #expect(one["WEDA_DATA"] == data.url.path)
    #expect(other["WEDA_DATA"] == data.url.path)
  }

  @Test func `only the server's user may read a home`() throws {
    let home = try #require(homes.environment(of: 1)?[DataFolder.homeVariable])
    let mode = try FileManager.default.attributesOfItem(atPath: home)[.posixPermissions] as? Int
    let ofAll =
      try FileManager.default.attributesOfItem(
        atPath: data.url.appendingPathComponent("homes").path)[.posixPermissions] as? Int
    #expect(mode == 0o700)
    #expect(ofAll == 0o700)
  }

  @Test func `a home is removed with its worker, and the front's folder with the last one`() throws
  {
    let homes = try [1, 2].map {
      try #require(self.homes.environment(of: $0)?[DataFolder.homeVariable])
    }
    self.homes.remove(1)
    #expect(homes.map(exists) == [false, true])
    self.homes.remove(2)
    #expect(homes.map(exists) == [false, false])
    #expect(fronts == [])
  }

  @Test func `homes that a killed front has left are removed, and those of a running one are kept`()
    throws
  {
    try data.write("homes/left/1/.config/weda.plist", "secret")
    let kept = try #require(homes.environment(of: 1)?[DataFolder.homeVariable])
    #expect(!exists(data.url.appendingPathComponent("homes/left").path))
    let second = WorkerHomes(in: data.url, app: "weda")
    #expect(second.environment(of: 1) != nil)
    #expect(exists(kept))
    #expect(fronts.count == 2)
  }

  @Test func `a worker has no environment if its home cannot be created`() throws {
    try data.write("homes", "a file")
    #expect(homes.environment(of: 1) == nil)
  }
}
