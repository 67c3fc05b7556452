import Foundation
import StrataKitTesting
import Testing

@testable import StrataFoundationAdditions

/// Tests of the resources of a program's target, as Apple's main bundle has them.
struct MainBundleTests {
  private let place: TemporaryFolder

  init() throws {
    place = try TemporaryFolder()
    try place.write("data.txt", "of the build")
    try place.write("Trips_Trips.resources/trips.json", "[]")
    try place.write("Trips_Trips.resources/Resources/more.json", "[]")
    try place.write("Trips_Trips.resources/fi.lproj/page.html", "fi")
    try place.write("Trips_Trips.resources/en.lproj/page.html", "en")
    try place.write("Trips_Other.resources/other.json", "[]")
    try place.write("Trips_Trips.resources/Info.plist", Self.list(["CFBundleDevelopmentRegion"]))
    try place.write(
      "Trips_Trips.resources/Resources/Info.plist", Self.list(["CFBundleName", "CFBundleVersion"]))
  }

  private static func list(_ keys: [String]) -> String {
    "<plist version=\"1.0\"><dict>"
      + keys.map { "<key>\($0)</key><string>1</string>" }.joined() + "</dict></plist>"
  }

  private var folders: [URL] { MainBundle.folders(of: place.url, program: "Trips") }

  private func path(_ name: String, _ suffix: String?) -> String? {
    MainBundle.resource(name, extension: suffix, in: folders)?.path
      .replacing(place.url.path + "/Trips_Trips.resources/", with: "")
  }

  @Test func `a resource is found in the bundle's root, in Resources and by its full file name`() {
    #expect(path("trips", "json") == "trips.json")
    #expect(path("more", "json") == "Resources/more.json")
    #expect(path("trips.json", nil) == "trips.json")
    #expect(path("trips.json", "") == "trips.json")
    #expect(path("other", "json") == nil, "it belongs to another target")
    #expect(path("", "json") == nil)
  }

  @Test func `a resource in lproj folders is found in the user's language, else in English`() {
    #expect(reading("fi-FI") { path("page", "html") } == "fi.lproj/page.html")
    #expect(reading("de") { path("page", "html") } == "en.lproj/page.html")
  }

  @Test func `all resources with an extension are found`() {
    func names(in folder: String?) -> [String] {
      MainBundle.resources(extension: "json", subdirectory: folder, in: folders)
        .map(\.lastPathComponent)
    }
    #expect(names(in: nil) == ["trips.json", "more.json"])
    #expect(names(in: "Resources") == ["more.json"])
    #expect(names(in: "absent").isEmpty)
  }

  @Test func `the main bundle's information comes from the app's Info plist, not from SwiftPM's`() {
    let entries = MainBundle.information(in: folders)
    #expect(Set(entries.keys) == ["CFBundleName", "CFBundleVersion"])
  }

  @Test func `the main bundle finds the executable as Foundation does, and nil for a missing file`()
    throws
  {
    let program = try #require(Bundle.main.executableURL?.lastPathComponent)
    #expect(Bundle.main.path(forResource: program, ofType: nil) != nil)
    #expect(Bundle.main.url(forResource: "no-such-file", withExtension: "txt") == nil)
  }
}
