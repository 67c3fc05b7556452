import ArkanaKeys
import Foundation
import StrataKitTesting
import Testing

/// Tests of an app whose keys the plugin sealed while it was built.
@Suite struct ArkanaKeysTests {
  /// Returns the keys that the plugin has read, by name.
  private func values() throws -> [String: String] {
    let root = URL(filePath: #filePath).pathComponents.dropLast(4).joined(separator: "/")
    let folder = URL(filePath: String(root.dropFirst())).appending(path: "Examples/ArkanaKeys")
    let own = folder.appending(path: ".env")
    let isOwn = FileManager.default.fileExists(atPath: own.path)
    let file = isOwn ? own : folder.appending(path: ".env.sample")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let pairs = lines.filter { !$0.hasPrefix("#") }.map { line in
      let parts = line.split(separator: "=", maxSplits: 1)
      return (String(parts[0]), parts[1].trimmingCharacters(in: ["\"", "'", " "]))
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  @Test(.mission("W-94", "W-111"))
  func `the generated ArkanaKeys module returns the keys of the env file`() throws {
    let values = try values()
    let apiKey = ArkanaKeys.Global().openWeatherMapAPIKey
    let baseUrl = ArkanaKeys.Global().openWeatherMapBaseUrl
    #expect(apiKey == values["OpenWeatherMapAPIKey"])
    #expect(baseUrl == values["OpenWeatherMapBaseUrl"])
    #expect(ArkanaKeys.Development().sessionToken == values["SessionTokenDevelopment"])
    #expect(ArkanaKeys.Production().sessionToken == values["SessionTokenProduction"])
    let url = try #require(KeyedRequest.url(city: "London"))
    #expect(url.absoluteString == "\(baseUrl)/data/2.5/weather?q=London&appid=\(apiKey)")
  }

  @Test(.mission("W-112")) func `git ignores the files that contain keys`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    // Also where the tests run without a repository around them.
    process.arguments = ["git", "check-ignore", "--no-index", "Examples/ArkanaKeys/.env"]
    process.currentDirectoryURL = root.standardizedFileURL
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test(.mission("W-92", "W-112", "W-228", "W-232"))
  func `neither the generated source nor the machine code contains a key in plain text`() throws {
    let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let code = try files(in: products.appending(path: "ArkanaKeys.build"), ending: "o")
    let plugins = products.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "plugins/outputs")
    let source = try files(in: plugins, ending: "swift").filter {
      $0.lastPathComponent == "ArkanaKeys.swift"
    }
    #expect(!code.isEmpty && !source.isEmpty, "nothing was looked at: \(products.path)")
    for file in code + source {
      let bytes = try Data(contentsOf: file)
      #expect(
        bytes.range(of: Data("openWeatherMapAPIKey".utf8)) != nil || file.pathExtension == "o")
      for (name, value) in try values() {
        #expect(bytes.range(of: Data(value.utf8)) == nil, "\(name) is in \(file.path)")
      }
    }
  }

  private func files(in folder: URL, ending: String) throws -> [URL] {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (all?.allObjects as? [URL] ?? []).filter { $0.pathExtension == ending }
  }
}
